import type { SxProps, Theme } from '@mui/material/styles';
import { mediumControl } from '#src/theme/controls.ts';

type Styles = Extract<SxProps<Theme>, object>;

const phone = '@media (max-width: 599.95px)';

/** Reaches the edges of the window on a phone. */
export const galleryPlace: Styles = { position: 'relative', mx: { xs: -2, sm: 0 } };

/** A row that is swiped on a phone; a mosaic of five, two or one photos elsewhere. */
export const galleryList: Styles = {
  display: { xs: 'flex', sm: 'grid' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollSnapType: { xs: 'x mandatory', sm: 'none' },
  scrollbarWidth: 'none',
  gap: { xs: 0, sm: 1 },
  height: { sm: 400, lg: 480 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  // A single photo is narrower than its place: show all of it instead of cropping it.
  '&[data-many="1"] img': { objectFit: { sm: 'contain' } },
  '&[data-many="2"]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  '&[data-many="5"]': {
    gridTemplateColumns: 'minmax(0, 640fr) minmax(0, 272fr) minmax(0, 272fr)',
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    '& > li:first-of-type': { gridRow: 'span 2' },
  },
  [phone]: { '& > li': { flex: '0 0 100%', aspectRatio: '4 / 3', scrollSnapAlign: 'start' } },
  '@media (min-width: 600px)': {
    '&[data-many="2"] > li:nth-of-type(n+3), &[data-many="5"] > li:nth-of-type(n+6)': { display: 'none' },
    '& > li, & a': { borderRadius: '14px' },
  },
};

/** A photo's place in the list. */
export const photoPlace: Styles = {
  position: 'relative',
  minWidth: 0,
  '& > a': {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    bgcolor: 'roles.track',
    cursor: 'zoom-in',
    [phone]: { '&:focus-visible': { outlineOffset: '-4px' } },
  },
};

/** The label with the photo's category. */
export const photoLabel: Styles = {
  display: { xs: 'none', sm: 'block' },
  position: 'absolute',
  left: 12,
  bottom: 12,
  px: 1,
  borderRadius: '6px',
  bgcolor: 'roles.night',
  color: 'roles.onNight',
  typography: 'captionStrong',
  lineHeight: '1.5rem',
  pointerEvents: 'none',
};

/** The button that opens all photos; hidden without scripts, because it would do nothing. */
export const allPhotos: Styles = {
  position: 'absolute',
  right: { xs: 16, sm: 12 },
  bottom: 12,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  ...mediumControl,
  px: 1.5,
  border: 0,
  borderRadius: '8px',
  bgcolor: 'roles.paper',
  color: 'roles.ink',
  typography: 'subtitle2',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  boxShadow: (theme: Theme) => theme.vars?.palette.roles.shadow1,
  '&:hover': { color: 'roles.primary' },
  '@media (scripting: none)': { display: 'none' },
};

import type { SxProps, Theme } from '@mui/material/styles';
import { space } from '#src/theme/spacing.ts';
import { publicCard } from '#src/ui/layout/publicContent.ts';

type Styles = Extract<SxProps<Theme>, object>;

/** The grid of the account's cards: one per row, three in wide windows. */
export const cards: Styles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1000px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(288px, 1fr))' },
  '& > li': { display: 'flex', minWidth: 0 },
};

/** A card whose last row stays at its bottom. */
export const card: Styles = {
  ...publicCard,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
  p: space(2, 2, 0.5),
};

/** The row of links and buttons at a card's bottom. */
export const footer: Styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  mt: 'auto',
  pt: 0.5,
  mx: -0.5,
};

/** A link at a card's bottom. */
export const footerLink: Styles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: 0.5,
  borderRadius: '8px',
  typography: 'subtitle2',
  color: 'roles.primary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
};

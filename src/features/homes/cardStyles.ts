import type { SxProps, Theme } from '@mui/material/styles';
import { space } from '#src/theme/spacing.ts';
import { twoLines } from '#src/ui/base/clipped.ts';
import { coveringLink } from '#src/ui/layout/coveringLink.ts';

type Styles = Extract<SxProps<Theme>, object>;

export const card: Styles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
  overflow: 'hidden',
  transition: 'transform 160ms ease-out, box-shadow 160ms ease-out',
  '@media (hover: hover)': {
    '&:hover': { transform: 'translateY(-4px)', boxShadow: (theme: Theme) => theme.vars?.palette.roles.raised },
  },
};

export const picture: Styles = { position: 'relative', aspectRatio: '4 / 3', bgcolor: 'roles.track' };

const onPicture = {
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  typography: 'captionStrong',
} as const;

export const label: Styles = {
  ...onPicture,
  left: 12,
  top: 12,
  height: 28,
  px: 1,
  borderRadius: '6px',
  bgcolor: 'roles.paper',
};

export const count: Styles = {
  ...onPicture,
  right: 12,
  bottom: 12,
  height: 24,
  px: 1,
  borderRadius: '6px',
  bgcolor: 'roles.night',
  color: 'roles.onNight',
};

export const drawn: Styles = {
  ...onPicture,
  left: 12,
  bottom: 12,
  height: 24,
  px: 1,
  borderRadius: '6px',
  bgcolor: 'roles.paper',
};

export const body: Styles = { flex: 1, display: 'flex', flexDirection: 'column', p: space(2, 2, 0.75) };

export const line: Styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 1,
};

export const title: Styles = {
  typography: 'h4',
  mt: 1.5,
  pt: 1.5,
  borderTop: '1px solid',
  borderColor: 'roles.lineSoft',
  minWidth: 0,
};

/** Covers the card. Two lines, because homes often differ only at the end of their titles. */
export const link: Styles = {
  ...twoLines,
  overflowWrap: 'anywhere',
  ...coveringLink,
};

export const place: Styles = {
  display: 'flex',
  gap: 0.75,
  mt: 0.5,
  color: 'roles.slate',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', mt: 0.25, color: 'roles.gulabi' },
};

export const footer: Styles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 44,
  mt: 'auto',
  pt: 0.5,
};

export const registered: Styles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  typography: 'subtitle2',
  color: 'success.main',
};

export const heart: Styles = {
  position: 'absolute',
  zIndex: 1,
  right: 8,
  top: 8,
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: '50%',
  bgcolor: 'roles.paper',
  cursor: 'pointer',
  boxShadow: (theme: Theme) => theme.vars?.palette.roles.shadow1,
  '&:hover': { color: 'roles.gulabi' },
  '@media (scripting: none)': { display: 'none' },
};

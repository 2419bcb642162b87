import type { SxProps, Theme } from '@mui/material/styles';
import { coveringLink } from '#src/ui/layout/coveringLink.ts';

type Look = Extract<SxProps<Theme>, object>;

export const card: Look = {
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

export const picture: Look = { position: 'relative', aspectRatio: '4 / 3', bgcolor: 'roles.track' };

const onPicture = {
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  typography: 'captionStrong',
} as const;

export const label: Look = {
  ...onPicture,
  left: 12,
  top: 12,
  height: 28,
  px: '10px',
  borderRadius: '6px',
  bgcolor: 'roles.paper',
};

export const count: Look = {
  ...onPicture,
  right: 12,
  bottom: 12,
  height: 24,
  px: '8px',
  borderRadius: '6px',
  bgcolor: 'roles.night',
  color: 'roles.onNight',
};

export const drawn: Look = {
  ...onPicture,
  left: 12,
  bottom: 12,
  height: 24,
  px: '8px',
  borderRadius: '6px',
  bgcolor: 'roles.paper',
};

export const body: Look = { flex: 1, display: 'flex', flexDirection: 'column', p: '16px 16px 6px' };

export const line: Look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '8px',
};

export const title: Look = {
  typography: 'h4',
  mt: '12px',
  pt: '12px',
  borderTop: '1px solid',
  borderColor: 'roles.lineSoft',
  minWidth: 0,
};

/** Covers the card. */
export const link: Look = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...coveringLink,
};

export const place: Look = {
  display: 'flex',
  gap: '6px',
  mt: '4px',
  color: 'roles.slate',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', mt: '2px', color: 'roles.gulabi' },
};

export const foot: Look = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minHeight: 44,
  mt: 'auto',
  pt: '4px',
};

export const registered: Look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  typography: 'subtitle2',
  color: 'success.main',
};

export const heart: Look = {
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

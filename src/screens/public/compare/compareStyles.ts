import type { SxProps, Theme } from '@mui/material/styles';
import { nativeTick } from '#src/ui/inputs/nativeTick.ts';
import { publicCard } from '#src/ui/layout/publicContent.ts';

type Styles = Extract<SxProps<Theme>, object>;

export const only: Styles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  mt: 1,
  typography: 'body1',
  fontWeight: 500,
  cursor: 'pointer',
  '& input': nativeTick,
};

/** On a phone the table scrolls sideways, and the labels stay. */
export const frame: Styles = {
  ...publicCard,
  mt: 1.5,
  overflowX: 'auto',
  mx: { xs: -2, sm: 0 },
  borderRadius: { xs: 0, sm: '14px' },
};

export const table = (homes: number): Styles => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  minWidth: { xs: 128 + 168 * homes, sm: 176 + 152 * homes, lg: 0 },
  typography: 'body1',
  '& th, & td': {
    p: 2,
    textAlign: 'left',
    verticalAlign: 'middle',
    borderBottom: '1px solid',
    borderColor: 'roles.lineSoft',
    overflowWrap: 'anywhere',
  },
  '& td + td, & th + td, & td + th, & th + th': { borderLeft: '1px solid', borderLeftColor: 'roles.lineSoft' },
  '& th[scope="row"], & thead td:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: { xs: 128, sm: 176, lg: 208 },
    bgcolor: 'roles.paper',
  },
  '& thead th, & thead td': { verticalAlign: 'top', color: 'roles.slate' },
  '& .group th': { py: 1.5, bgcolor: 'roles.subtle', typography: 'subtitle2' },
  '& .group span': { position: 'sticky', left: 16 },
  '& .off': {
    position: 'absolute',
    right: 8,
    top: 8,
    width: 44,
    height: 44,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    bgcolor: 'roles.paper',
    color: 'roles.ink',
    boxShadow: (theme: Theme) => theme.vars?.palette.roles.shadow1,
  },
});

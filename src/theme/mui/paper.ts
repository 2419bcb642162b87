import type { Components, Theme } from '@mui/material/styles';

/** Paper: no overlay in the dark scheme. */
export const paperOverrides: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
};

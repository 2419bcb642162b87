import type { Components, Theme } from '@mui/material/styles';

/** Paper stays flat: no dark-scheme overlay, no tint. */
export const paperOverrides: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
};

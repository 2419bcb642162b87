import type { Components, Theme } from '@mui/material/styles';

/** Snackbars: 48 high, ink on its inverse, radius 10. */
export const snackbarOverrides: Components<Theme> = {
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        padding: '0 16px',
        borderRadius: 10,
        fontSize: 14,
        lineHeight: '20px',
        fontWeight: 500,
        backgroundColor: theme.vars?.palette.roles.tip,
        color: theme.vars?.palette.roles.tipInk,
        boxShadow: theme.vars?.palette.roles.shadow2,
      }),
    },
  },
};

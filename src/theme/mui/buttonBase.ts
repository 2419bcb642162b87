import type { Components, Theme } from '@mui/material/styles';

/** No ripples: the focus ring and the hover colour say enough, and the first load is lighter. */
export const buttonBaseOverrides: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        font: 'inherit',
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars?.palette.roles.focus}`, outlineOffset: 2 },
      }),
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';

/** No ripples: focus ring and hover colour are enough, and the first load is smaller. */
export const buttonBaseOverrides: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        font: 'inherit',
        // A script sets MUI's class, and none runs outside islands.
        '&.Mui-focusVisible, &:focus-visible': {
          outline: `2px solid ${theme.vars?.palette.roles.focus}`,
          outlineOffset: 2,
        },
      }),
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';

/** No ripples: focus ring and hover colour are enough, and the first load is smaller. */
export const buttonBaseOverrides: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        font: 'inherit',
        // The class is MUI's, which a script sets: outside islands there is none.
        '&.Mui-focusVisible, &:focus-visible': {
          outline: `2px solid ${theme.vars?.palette.roles.focus}`,
          outlineOffset: 2,
        },
      }),
    },
  },
};

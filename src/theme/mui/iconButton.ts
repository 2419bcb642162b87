import type { Components, Theme } from '@mui/material/styles';

const touch = '@media (max-width: 599.95px), (pointer: coarse)';

/** Icon buttons: 40 px square (small 32, touch 44), radius 8, slate. */
export const iconButtonOverrides: Components<Theme> = {
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 40,
        height: 40,
        padding: 0,
        borderRadius: 8,
        color: theme.vars?.palette.roles.slate,
        '&:hover': { backgroundColor: theme.vars?.palette.roles.hover, color: theme.vars?.palette.roles.ink },
        [touch]: { width: 44, height: 44 },
      }),
      sizeSmall: { width: 32, height: 32, [touch]: { width: 44, height: 44 } },
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';

/** Labels stand above their field, in ink; the required star is gulabi. */
export const formLabelOverrides: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: 14,
        lineHeight: '20px',
        fontWeight: 500,
        color: theme.vars?.palette.roles.ink,
        '&.Mui-focused, &.Mui-error': { color: theme.vars?.palette.roles.ink },
        '&.Mui-disabled': { color: theme.vars?.palette.roles.slate },
      }),
      asterisk: ({ theme }) => ({
        color: theme.vars?.palette.roles.gulabi,
        fontWeight: 600,
        '&.Mui-error': { color: theme.vars?.palette.roles.gulabi },
      }),
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import { rem } from '../rem.ts';

/** Labels above their field in ink, with a gulabi star if it is required. */
export const formLabelOverrides: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: rem(14),
        lineHeight: rem(20),
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

import type { Components, Theme } from '@mui/material/styles';

/** Links: peacock, medium; underlined inside text and on hover. */
export const linkOverrides: Components<Theme> = {
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars?.palette.roles.primary,
        fontWeight: 500,
        textUnderlineOffset: 3,
        borderRadius: 4,
        'p &': { textDecoration: 'underline' },
      }),
    },
  },
};

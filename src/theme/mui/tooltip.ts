import type { Components, Theme } from '@mui/material/styles';

/** Tooltips: inverse colours, 12 px medium, radius 6. */
export const tooltipOverrides: Components<Theme> = {
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars?.palette.roles.tip,
        color: theme.vars?.palette.roles.tipInk,
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
        borderRadius: 6,
        padding: '6px 10px',
      }),
    },
  },
};

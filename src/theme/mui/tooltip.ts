import type { Components, Theme } from '@mui/material/styles';
import { rem } from '../rem.ts';

/** Tooltips: inverse colours, 12 px medium, radius 6. */
export const tooltipOverrides: Components<Theme> = {
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars?.palette.roles.tip,
        color: theme.vars?.palette.roles.tipInk,
        fontSize: rem(12),
        lineHeight: rem(16),
        fontWeight: 500,
        borderRadius: 6,
        padding: '6px 10px',
      }),
    },
  },
};

// Types only, so that the charts are not part of the first load.

import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';

/** Charts: soft horizontal rules, a stronger zero line, labels of 12 px in slate. */
export const chartsOverrides: Components<Theme> = {
  MuiChartsGrid: {
    styleOverrides: { root: ({ theme }) => ({ '& line': { stroke: theme.vars?.palette.roles.lineSoft } }) },
  },
  MuiChartsAxis: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .MuiChartsAxis-line': { stroke: theme.vars?.palette.roles.line },
        '& .MuiChartsAxis-tickLabel': { fill: theme.vars?.palette.roles.slate, fontSize: 12 },
      }),
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import { controlHeight } from '../controls.ts';
import { rem } from '../rem.ts';

/** Tabs: of large height, 14 px medium, a peacock underline of 3 px. */
export const tabsOverrides: Components<Theme> = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: controlHeight.large },
      indicator: { height: 3, borderRadius: '3px 3px 0 0' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: controlHeight.large,
        minWidth: 0,
        padding: '0 16px',
        fontSize: rem(14),
        fontWeight: 500,
        color: theme.vars?.palette.roles.slate,
        '&.Mui-selected': { color: theme.vars?.palette.roles.ink, fontWeight: 600 },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      }),
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';

/** Tabs: 46 px high, 15 px medium, a peacock underline of 3 px. */
export const tabsOverrides: Components<Theme> = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 46 },
      indicator: { height: 3, borderRadius: '3px 3px 0 0' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 46,
        minWidth: 0,
        padding: '0 16px',
        fontSize: 15,
        fontWeight: 500,
        color: theme.vars?.palette.roles.slate,
        '&.Mui-selected': { color: theme.vars?.palette.roles.ink, fontWeight: 600 },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      }),
    },
  },
};

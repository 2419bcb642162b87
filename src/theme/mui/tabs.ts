import type { Components, Theme } from '@mui/material/styles';

/** Tabs: 46 high, 15/500, a 3-px peacock underline. */
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

import type { Components, Theme } from '@mui/material/styles';

/** Chips: 24 px high, 12 px medium, fully round. */
export const chipOverrides: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: { height: 24, borderRadius: 999, fontSize: 12, lineHeight: '16px', fontWeight: 500 },
      label: { paddingLeft: 10, paddingRight: 10 },
    },
  },
};

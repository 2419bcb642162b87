import type { Components, Theme } from '@mui/material/styles';
import { rem } from '../rem.ts';

/** Chips: 24 px high, 12 px medium, fully round. */
export const chipOverrides: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: { height: rem(24), borderRadius: 999, fontSize: rem(12), lineHeight: rem(16), fontWeight: 500 },
      label: { paddingLeft: 10, paddingRight: 10 },
    },
  },
};

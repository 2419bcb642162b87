import type { Components, Theme } from '@mui/material/styles';
import { chosenInForcedColours } from '../forcedColours.ts';

/** Segmented controls: a track with a padding of 3 px, the chosen segment on paper. */
export const toggleButtonOverrides: Components<Theme> = {
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars?.palette.roles.seg,
        borderRadius: 8,
        padding: 3,
        gap: 2,
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 34,
        padding: '0 12px',
        border: 0,
        borderRadius: '6px !important',
        gap: 6,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: theme.vars?.palette.roles.slate,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars?.palette.roles.paper,
          color: theme.vars?.palette.roles.ink,
          fontWeight: 600,
          boxShadow: theme.vars?.palette.roles.shadow1,
          ...chosenInForcedColours,
        },
        '@media (max-width: 599.95px), (pointer: coarse)': { minHeight: 44, minWidth: 44 },
      }),
    },
  },
};

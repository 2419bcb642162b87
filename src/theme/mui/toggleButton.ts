import type { Components, Theme } from '@mui/material/styles';
import { smallControl } from '../controls.ts';
import { chosenInForcedColours } from '../forcedColours.ts';

/** Segmented controls: small segments in a track of medium height, the chosen one on paper. */
export const toggleButtonOverrides: Components<Theme> = {
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars?.palette.roles.seg,
        borderRadius: 8,
        padding: 4,
        gap: 2,
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...smallControl,
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
      }),
    },
  },
};

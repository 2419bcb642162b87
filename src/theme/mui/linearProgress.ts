import type { Components, Theme } from '@mui/material/styles';
import { edgeInForcedColours, fillInForcedColours } from '../forcedColours.ts';

/** Progress bars of 6 px. With reduced motion an indeterminate one is a still, paler bar. */
export const linearProgressOverrides: Components<Theme> = {
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 6,
        borderRadius: 999,
        backgroundColor: theme.vars?.palette.roles.track,
        ...edgeInForcedColours,
        '& .MuiLinearProgress-bar': { borderRadius: 999, ...fillInForcedColours },
        '@media (prefers-reduced-motion: reduce)': {
          '&.MuiLinearProgress-indeterminate .MuiLinearProgress-bar': {
            animation: 'none',
            left: 0,
            width: '100%',
            opacity: 0.45,
          },
        },
      }),
    },
  },
};

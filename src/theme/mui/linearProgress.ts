import type { SxProps, Theme } from '@mui/material/styles';
import { edgeInForcedColours, fillInForcedColours } from '../forcedColours.ts';

/**
 * Progress bars of 6 px, as their `sx`. With reduced motion an indeterminate one is a still, paler bar. Not in the
 * theme, because every page loads that.
 */
export const progressStyles = ((theme: Theme) => ({
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
})) satisfies SxProps<Theme>;

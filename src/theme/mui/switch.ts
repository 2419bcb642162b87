import type { SxProps, Theme } from '@mui/material/styles';
import { touch } from '../controls.ts';
import { edgeInForcedColours, fillInForcedColours } from '../forcedColours.ts';

/**
 * Switches, as their `sx`: a track of 40 x 24 with a thumb of 18, in a target of 40 px (touch 44). Not in the theme,
 * because every page loads that.
 */
export const switchStyles = ((theme: Theme) => ({
  width: 40,
  height: 40,
  padding: '8px 0',
  overflow: 'visible',
  [touch]: { height: 44, padding: '10px 0' },
  '& .MuiSwitch-track': {
    height: 24,
    borderRadius: '12px',
    opacity: 1,
    backgroundColor: theme.vars?.palette.roles.control,
    ...edgeInForcedColours,
  },
  '&& .Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars?.palette.roles.primary },
  '& .MuiSwitch-thumb': {
    width: 18,
    height: 18,
    boxShadow: 'none',
    backgroundColor: theme.vars?.palette.roles.paper,
    ...fillInForcedColours,
  },
  '& .MuiSwitch-switchBase': {
    top: 8,
    padding: '3px',
    [touch]: { top: 10 },
    '&.Mui-checked': { transform: 'translateX(16px)' },
    '&.Mui-focusVisible + .MuiSwitch-track': {
      outline: `2px solid ${theme.vars?.palette.roles.focus}`,
      outlineOffset: 2,
    },
    '&.Mui-focusVisible': { outline: 'none' },
  },
  // The target is as high as the controls in the same row.
  '& .MuiSwitch-input': { top: -8, height: 40, [touch]: { top: -10, height: 44 } },
})) satisfies SxProps<Theme>;

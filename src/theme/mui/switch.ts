import type { Components, Theme } from '@mui/material/styles';
import { touch } from '../controls.ts';

/** Switches: a track of 40 x 24 with a thumb of 18, in a target of 40 px (touch 44). */
export const switchOverrides: Components<Theme> = {
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: 40,
        height: 40,
        padding: '8px 0',
        overflow: 'visible',
        [touch]: { height: 44, padding: '10px 0' },
      },
      track: ({ theme }) => ({
        height: 24,
        borderRadius: 12,
        opacity: 1,
        backgroundColor: theme.vars?.palette.roles.control,
        '.Mui-checked + &&': { opacity: 1, backgroundColor: theme.vars?.palette.roles.primary },
      }),
      thumb: ({ theme }) => ({
        width: 18,
        height: 18,
        boxShadow: 'none',
        backgroundColor: theme.vars?.palette.roles.paper,
      }),
      switchBase: ({ theme }) => ({
        top: 8,
        padding: 3,
        [touch]: { top: 10 },
        '&.Mui-checked': { transform: 'translateX(16px)' },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars?.palette.roles.focus}`,
          outlineOffset: 2,
        },
        '&.Mui-focusVisible': { outline: 'none' },
      }),
      // The target is as high as the row's controls.
      input: { top: -8, height: 40, [touch]: { top: -10, height: 44 } },
    },
  },
};

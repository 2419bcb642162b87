import type { Components, Theme } from '@mui/material/styles';
import { controlHeight, touch } from '../controls.ts';

const square = (side: number) => ({ width: side, height: side });

/** Icon buttons: squares of the heights of controls, radius 8, slate. */
export const iconButtonOverrides: Components<Theme> = {
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...square(controlHeight.medium),
        padding: 0,
        borderRadius: 8,
        color: theme.vars?.palette.roles.slate,
        '&:hover': { backgroundColor: theme.vars?.palette.roles.hover, color: theme.vars?.palette.roles.ink },
        [touch]: square(controlHeight.touch),
      }),
      sizeSmall: { ...square(controlHeight.small), [touch]: square(controlHeight.touch) },
    },
  },
};

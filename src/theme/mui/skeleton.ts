import type { Components, Theme } from '@mui/material/styles';

/** Skeletons: a warm wave, radius 6. */
export const skeletonOverrides: Components<Theme> = {
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars?.palette.roles.skeleton,
        '&::after': {
          background: `linear-gradient(90deg, transparent, ${theme.vars?.palette.roles.skeletonGlow}, transparent)`,
        },
      }),
      rounded: { borderRadius: 6 },
    },
  },
};

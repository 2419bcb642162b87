import type { Components, Theme } from '@mui/material/styles';
import { controlHeight, mediumControl, smallControl, touch } from '../controls.ts';
import { edgeInForcedColours } from '../forcedColours.ts';
import { rem } from '../rem.ts';

/** Buttons in the three heights of controls, radius 8, shadow 1. */
export const buttonOverrides: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined' },
    styleOverrides: {
      root: {
        minWidth: 0,
        ...mediumControl,
        padding: '0 16px',
        borderRadius: 8,
        gap: 8,
        whiteSpace: 'nowrap',
      },
      sizeSmall: {
        ...smallControl,
        padding: '0 8px',
        gap: 6,
        fontSize: rem(14),
        fontWeight: 500,
      },
      sizeLarge: {
        minHeight: controlHeight.large,
        padding: '0 24px',
        fontSize: rem(16),
        lineHeight: rem(24),
        [touch]: { minHeight: controlHeight.large },
      },
      startIcon: { margin: 0, '& > *:first-of-type': { fontSize: 'inherit' } },
      endIcon: { margin: 0, '& > *:first-of-type': { fontSize: 'inherit' } },
      contained: ({ theme }) => ({
        boxShadow: theme.vars?.palette.roles.shadow1,
        ...edgeInForcedColours,
        '&:hover': { boxShadow: theme.vars?.palette.roles.shadow1 },
        '&.Mui-disabled': {
          backgroundColor: theme.vars?.palette.roles.track,
          color: theme.vars?.palette.roles.disabledInk,
        },
        // A busy button keeps its colours although it is disabled.
        '&.Mui-disabled[aria-busy="true"]': {
          backgroundColor: 'var(--variant-containedBg)',
          color: 'var(--variant-containedColor)',
        },
      }),
      outlined: ({ theme }) => ({
        '&.MuiButton-colorPrimary': {
          backgroundColor: theme.vars?.palette.roles.paper,
          borderColor: theme.vars?.palette.roles.buttonLine,
          color: theme.vars?.palette.roles.ink,
          boxShadow: theme.vars?.palette.roles.shadow1,
          '&:hover': {
            backgroundColor: theme.vars?.palette.roles.hover,
            borderColor: theme.vars?.palette.roles.control,
          },
          '&.Mui-disabled': {
            background: 'none',
            borderColor: theme.vars?.palette.roles.line,
            color: theme.vars?.palette.roles.disabledInk,
            boxShadow: 'none',
          },
          '&.Mui-disabled[aria-busy="true"]': {
            backgroundColor: theme.vars?.palette.roles.paper,
            borderColor: theme.vars?.palette.roles.buttonLine,
            color: theme.vars?.palette.roles.ink,
          },
        },
      }),
      text: ({ theme }) => ({
        padding: '0 8px',
        '&.MuiButton-colorPrimary:hover': { backgroundColor: theme.vars?.palette.roles.primaryTint },
        // The same specificity as the disabled style that it undoes, so that buttons with their own colours keep them.
        '&.Mui-disabled:where([aria-busy="true"])': { color: 'var(--variant-textColor)' },
      }),
    },
    variants: [
      {
        props: { variant: 'contained', color: 'error' },
        style: ({ theme }) => ({
          backgroundColor: theme.vars?.palette.roles.danger,
          color: theme.vars?.palette.roles.onDanger,
          '&:hover': { backgroundColor: theme.vars?.palette.roles.dangerHover },
          '&.Mui-disabled[aria-busy="true"]': {
            backgroundColor: theme.vars?.palette.roles.danger,
            color: theme.vars?.palette.roles.onDanger,
          },
        }),
      },
      {
        props: { variant: 'text', color: 'secondary' },
        style: ({ theme }) => ({
          fontWeight: 500,
          '&:hover': { backgroundColor: theme.vars?.palette.roles.hover, color: theme.vars?.palette.roles.ink },
        }),
      },
    ],
  },
};

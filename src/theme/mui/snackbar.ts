import { keyframes } from '@emotion/react';
import type { SxProps, Theme } from '@mui/material/styles';
import { controlHeight, touch } from '../controls.ts';
import { rem } from '../rem.ts';

const phone = '@media (max-width: 599.95px)';
const rise = keyframes({ from: { transform: 'translateY(16px)' } });

/**
 * Snackbars, as their `sx`: 48 px high, inverse colours, radius 10; full width on phones. Not in the theme, because
 * every page loads that.
 */
export const snackbarStyles = ((theme: Theme) => ({
  minWidth: 0,
  maxWidth: 560,
  minHeight: 48,
  flexWrap: 'nowrap',
  padding: '0 6px 0 16px',
  borderRadius: '10px',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 500,
  backgroundColor: theme.vars?.palette.roles.tip,
  color: theme.vars?.palette.roles.tipInk,
  boxShadow: theme.vars?.palette.roles.shadow2,
  animation: `${rise} 180ms ease-out`,
  '& .MuiButtonBase-root.Mui-focusVisible': {
    outlineColor: theme.vars?.palette.roles.tipAction,
    outlineOffset: -2,
  },
  '& .MuiButton-root': {
    minHeight: controlHeight.small,
    padding: '0 8px',
    color: theme.vars?.palette.roles.tipAction,
    '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.roles.tipInk} 12%, transparent)` },
  },
  '& .MuiIconButton-root': {
    width: controlHeight.small,
    height: controlHeight.small,
    color: theme.vars?.palette.roles.tipInk,
    '&:hover': {
      color: theme.vars?.palette.roles.tipInk,
      backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.roles.tipInk} 12%, transparent)`,
    },
  },
  [phone]: {
    maxWidth: 'none',
    padding: '2px 4px 2px 16px',
  },
  [touch]: {
    '& .MuiButton-root': { minHeight: controlHeight.touch },
    '& .MuiIconButton-root': { width: controlHeight.touch, height: controlHeight.touch },
  },
  '& .MuiSnackbarContent-message': { flex: 1, minWidth: 0, padding: '10px 0' },
  '& .MuiSnackbarContent-action': { gap: '4px', paddingLeft: '12px', marginRight: 0 },
})) satisfies SxProps<Theme>;

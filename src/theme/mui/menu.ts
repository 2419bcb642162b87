import type { Components, Theme } from '@mui/material/styles';
import { controlHeight, touch } from '../controls.ts';
import { rem } from '../rem.ts';

/** Menus: radius 12, a border of 1 px, shadow 2; items of medium height. */
export const menuOverrides: Components<Theme> = {
  MuiPopover: {
    defaultProps: { disableScrollLock: true },
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 12,
        border: `1px solid ${theme.vars?.palette.roles.line}`,
        boxShadow: theme.vars?.palette.roles.shadow2,
      }),
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: controlHeight.medium,
        // MUI removes the minimum height from 600 px on.
        '@media (min-width:600px)': { minHeight: controlHeight.medium },
        padding: '6px 12px',
        borderRadius: 8,
        gap: 8,
        fontSize: rem(14),
        lineHeight: rem(20),
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars?.palette.roles.hover },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: theme.vars?.palette.roles.primaryTint,
          color: theme.vars?.palette.roles.primaryOnTint,
          fontWeight: 600,
        },
        '&.Mui-disabled': { opacity: 1, color: theme.vars?.palette.roles.disabledInk },
        [touch]: { minHeight: controlHeight.touch },
      }),
    },
  },
};

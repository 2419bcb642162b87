import type { Components, Theme } from '@mui/material/styles';
import { touch } from '../controls.ts';

/**
 * Checkboxes and radios: a box or ring of 20 px with a border of 3:1 contrast, peacock when checked, in a target of 40
 * px (touch 44). CSS draws them instead of MUI's icons, so that corners and stroke match the other inputs.
 */
export const checkboxOverrides: Components<Theme> = {
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => {
        const roles = theme.vars?.palette.roles;
        return {
          width: 40,
          height: 40,
          padding: 10,
          color: roles?.control,
          [touch]: { width: 44, height: 44, padding: 12 },
          '& svg': { visibility: 'hidden', width: 20, height: 20 },
          '&::before': {
            content: '""',
            position: 'absolute',
            inset: 'calc(50% - 10px)',
            borderRadius: 6,
            border: `1.5px solid ${roles?.control}`,
            backgroundColor: roles?.paper,
            transition: 'background-color 120ms ease-out',
          },
          '&:hover::before': { borderColor: roles?.ink },
          '&.Mui-checked::before, &.MuiCheckbox-indeterminate::before': {
            borderColor: roles?.primary,
            backgroundColor: roles?.primary,
          },
          '&::after': { content: 'none', position: 'absolute', boxSizing: 'content-box' },
          '&.Mui-checked::after': {
            content: '""',
            top: 'calc(50% - 6px)',
            left: 'calc(50% - 3px)',
            width: 4,
            height: 8,
            border: `solid ${roles?.onPrimary}`,
            borderWidth: '0 2px 2px 0',
            transform: 'rotate(45deg)',
          },
          '&.MuiCheckbox-indeterminate::after': {
            content: '""',
            top: 'calc(50% - 1px)',
            left: 'calc(50% - 5px)',
            width: 10,
            height: 0,
            // A border, because forced colours keep borders.
            border: `solid ${roles?.onPrimary}`,
            borderWidth: '2px 0 0',
            transform: 'none',
          },
          '.Mui-error > .MuiFormControlLabel-root &::before, .MuiFormControlLabel-root.Mui-error &::before': {
            borderColor: roles?.errorLine,
            borderWidth: 2,
          },
          '&.Mui-disabled::before': { borderColor: roles?.line, backgroundColor: roles?.hover },
          '&.Mui-disabled.Mui-checked::before': { borderColor: roles?.track, backgroundColor: roles?.track },
          '&.Mui-disabled.Mui-checked::after': { borderColor: roles?.disabledInk },
          '&.Mui-focusVisible': { outline: 'none' },
          '&.Mui-focusVisible::before': { outline: `2px solid ${roles?.focus}`, outlineOffset: 2 },
        };
      },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: 10, color: theme.vars?.palette.roles.control, [touch]: { padding: 12 } }),
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import { controlHeight, mediumControl, touch } from '../controls.ts';
import { rem } from '../rem.ts';

/** Autofilled inputs look like others; an inset shadow covers the browser's background. */
const filledByBrowser = (theme: Theme) => ({
  borderRadius: 'inherit',
  WebkitBoxShadow: `0 0 0 100px ${theme.vars?.palette.roles.paper} inset`,
  WebkitTextFillColor: theme.vars?.palette.roles.ink,
  caretColor: theme.vars?.palette.roles.ink,
});

/** Inputs of medium height, radius 8, a border of 1 px, no notch; focus is a border of 2 px and a ring of 3 px. */
export const outlinedInputOverrides: Components<Theme> = {
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        height: 'auto',
        '&::placeholder': { color: theme.vars?.palette.roles.placeholder, opacity: 1 },
        // iOS zooms into inputs with a font smaller than 16 px.
        '@media (pointer: coarse)': { fontSize: rem(16) },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        ...mediumControl,
        borderRadius: 8,
        backgroundColor: theme.vars?.palette.roles.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.roles.control,
          top: 0,
          '& legend': { display: 'none' },
        },
        '&:hover:not(.Mui-disabled):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.roles.ink,
        },
        // Forced colours show the outline in place of the ring around the border.
        '&.Mui-focused': {
          boxShadow: `0 0 0 3px ${theme.vars?.palette.roles.primaryTint}`,
          outline: '2px solid transparent',
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline, &.Mui-focused:hover:not(.Mui-disabled):not(.Mui-error) .MuiOutlinedInput-notchedOutline':
          { borderColor: theme.vars?.palette.roles.primary, borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.roles.errorLine,
          borderWidth: 2,
        },
        '&.Mui-disabled': { cursor: 'not-allowed', backgroundColor: theme.vars?.palette.roles.hover },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars?.palette.roles.line },
        '&.Mui-disabled .MuiInputBase-input': {
          WebkitTextFillColor: theme.vars?.palette.roles.slate,
          cursor: 'inherit',
        },
        // Red with or without focus; the ring around the border shows the focus.
        '&.Mui-error.Mui-focused': {
          boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars?.palette.roles.errorLine} 40%, transparent)`,
        },
        '&&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.roles.errorLine,
        },
        '& .MuiInputBase-input:focus-visible': { outline: 'none' },
        // An icon button inside an input fills its height, also for touch.
        '& .MuiInputAdornment-root .MuiIconButton-root': {
          [touch]: { width: controlHeight.touch, height: controlHeight.touch, marginRight: -4 },
        },
      }),
      input: ({ theme }) => {
        const filledIn = { '&:-webkit-autofill': filledByBrowser(theme) };
        return {
          padding: '9px 12px',
          // As high as its frame, so that all of it can be clicked; `1lh` is the height of a line.
          [touch]: { paddingBlock: 'max(9px, calc((44px - 1lh) / 2))' },
          ...filledIn,
          ...theme.applyStyles('dark', filledIn),
        };
      },
      multiline: { padding: 0, alignItems: 'flex-start' },
      adornedStart: { paddingLeft: 12, '& .MuiInputBase-input': { paddingLeft: 8 } },
      adornedEnd: { paddingRight: 4 },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars?.palette.roles.slate,
        fontWeight: 500,
        maxHeight: 'none',
        margin: 0,
        '& .MuiTypography-root': { color: 'inherit', fontWeight: 500 },
      }),
    },
  },
};

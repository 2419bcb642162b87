import type { Components, Theme } from '@mui/material/styles';

const touch = '@media (max-width: 599.95px), (pointer: coarse)';

/** Inputs: 40 high (44 on phones), radius 8, a 1-px control border, no notch; focus is a 2-px border and a 3-px ring. */
export const outlinedInputOverrides: Components<Theme> = {
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        height: 'auto',
        '&::placeholder': { color: theme.vars?.palette.roles.placeholder, opacity: 1 },
        // iOS zooms into fields under 16 px.
        '@media (pointer: coarse)': { fontSize: 16 },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        borderRadius: 8,
        backgroundColor: theme.vars?.palette.roles.paper,
        [touch]: { minHeight: 44 },
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.roles.control,
          top: 0,
          '& legend': { display: 'none' },
        },
        '&:hover:not(.Mui-disabled):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.roles.ink,
        },
        '&.Mui-focused': { boxShadow: `0 0 0 3px ${theme.vars?.palette.roles.primaryTint}` },
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
        '&.Mui-error.Mui-focused': { boxShadow: `0 0 0 3px ${theme.vars?.palette.tones.error.tint}` },
        '& .MuiInputBase-input:focus-visible': { outline: 'none' },
        // An icon button inside a field fills its height, also by touch.
        '& .MuiInputAdornment-root .MuiIconButton-root': { [touch]: { width: 44, height: 42, marginRight: -4 } },
      }),
      input: { padding: '9px 12px' },
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

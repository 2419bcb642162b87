import type { Theme } from '@mui/material/styles';

/** The style of a card's only link: it covers the card, which must be positioned and have corners of 14 px. */
export const coveringLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '14px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid',
    outlineColor: (theme: Theme) => theme.vars?.palette.roles.focus,
    outlineOffset: '-3px',
  },
} as const;

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Hint } from '#contract/properties/moderation.ts';
import { markedParts } from './markedParts.ts';

/** Highlights text that needs checking. */
export function Mark({ children }: { children: ReactNode }) {
  return (
    <Box component="mark" sx={{ px: 0.25, borderRadius: '4px', bgcolor: 'roles.mark', color: 'roles.markInk' }}>
      {children}
    </Box>
  );
}

/** A text with the passages highlighted that its hints refer to. */
export function MarkedText({ text, hints }: { text: string; hints: readonly Hint[] }) {
  return markedParts(text, hints).map(({ from, text: part, marked }) =>
    marked ? <Mark key={from}>{part}</Mark> : <span key={from}>{part}</span>,
  );
}

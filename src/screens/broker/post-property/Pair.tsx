import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { space } from '#src/theme/spacing.ts';

/** Two fields side by side, below each other on phones. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: space(2, 1.5), gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      {children}
    </Box>
  );
}

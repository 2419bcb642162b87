import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two fields side by side, below each other on phones. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: '18px 12px', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      {children}
    </Box>
  );
}

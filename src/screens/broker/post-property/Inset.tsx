import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface InsetProps {
  /** Why it is asked. */
  why: string;
  children: ReactNode;
}

/** A field that another answer calls for, set in with the reason. */
export function Inset({ why, children }: InsetProps) {
  return (
    <Box
      sx={{ p: '14px', borderRadius: '10px', border: '1px solid', borderColor: 'roles.line', bgcolor: 'roles.subtle' }}
    >
      {children}
      <Box component="p" sx={{ typography: 'caption', color: 'roles.slate', mt: '6px' }}>
        {why}
      </Box>
    </Box>
  );
}

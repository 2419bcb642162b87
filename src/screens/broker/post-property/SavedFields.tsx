import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSubmission } from './submission/context.ts';

/** Fields of the property itself. Once it has been sent, they are read-only and look so. */
export function SavedFields({ children }: { children: ReactNode }) {
  const { locked } = useSubmission();
  return (
    <Box
      component="fieldset"
      disabled={locked}
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        minWidth: 0,
        m: 0,
        p: 0,
        border: 0,
        '&:disabled': {
          '& .MuiOutlinedInput-root, & label:has(input)': {
            bgcolor: 'roles.seg',
            boxShadow: 'none',
            cursor: 'not-allowed',
          },
          '& .MuiOutlinedInput-notchedOutline': { borderColor: 'roles.line' },
          '& .MuiInputBase-input': { color: 'roles.slate', cursor: 'not-allowed' },
          '& label:has(input)': { color: 'roles.slate', borderStyle: 'dashed' },
          '& .MuiButton-root': { color: 'roles.slate', bgcolor: 'roles.seg', pointerEvents: 'none' },
        },
      }}
    >
      {children}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldNoteProps {
  id: string;
  error?: string | undefined;
  help?: ReactNode;
}

/** The line under a field: its error with an icon, or else its help. */
export function FieldNote({ id, error, help }: FieldNoteProps) {
  if (!error && !help) return null;
  return (
    <Box
      id={id}
      sx={{
        display: 'flex',
        gap: '4px',
        mt: '6px',
        typography: error ? 'captionLabel' : 'caption',
        color: error ? 'tones.error.text' : 'roles.slate',
        overflowWrap: 'anywhere',
      }}
    >
      {error ? <CircleAlert size={14} style={{ marginTop: 1 }} /> : null}
      <span>{error ?? help}</span>
    </Box>
  );
}

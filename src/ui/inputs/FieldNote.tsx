import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldNoteProps {
  /** What the input's aria-describedby names. */
  id: string;
  /** What is wrong; it stands in for the help. */
  error?: string | undefined;
  /** What helps to fill the field in. */
  help?: ReactNode;
  /** Says the error aloud at once: for one that comes while the focus is elsewhere. */
  announce?: boolean;
}

/** The line under a field: its error with an icon, or else its help. */
export function FieldNote({ id, error, help, announce }: FieldNoteProps) {
  if (!error && !help) return null;
  return (
    <Box
      id={id}
      role={error && announce ? 'alert' : undefined}
      sx={{
        display: 'flex',
        gap: '4px',
        mt: '6px',
        typography: error ? 'captionLabel' : 'caption',
        color: error ? 'tones.error.text' : 'roles.slate',
        overflowWrap: 'anywhere',
        '& svg': { flex: 'none', mt: '1px' },
      }}
    >
      {error ? <CircleAlert size={14} aria-hidden /> : null}
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {error ?? help}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldNoteProps {
  /** The id for the input's `aria-describedby`. */
  id: string;
  /** The error message, shown instead of the help. */
  error?: string | undefined;
  /** The help text. */
  help?: ReactNode;
  /** Announces the error, if it can appear while the focus is elsewhere. */
  announce?: boolean;
}

/** The text below a field: its error with an icon, or its help. */
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

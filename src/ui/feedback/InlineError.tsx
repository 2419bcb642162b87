import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RotateCw } from 'lucide-react';
import { EmptyDrawing } from '../illustrations/EmptyDrawing';

interface InlineErrorProps {
  message: string;
  onRetry?: () => void;
  /** With the small drawing, where the message has the room of a table or a page. */
  drawing?: boolean;
}

/** A failure where its content would be: the message in red and, if it helps, "Try again". */
export function InlineError({ message, onRetry, drawing }: InlineErrorProps) {
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: '14px',
        p: '32px 24px 36px',
        whiteSpace: 'normal',
      }}
    >
      {drawing ? <EmptyDrawing failed /> : null}
      <Box component="p" sx={{ typography: 'cardTitle', color: 'tones.error.text', overflowWrap: 'anywhere' }}>
        {message}
      </Box>
      {onRetry ? (
        <Button startIcon={<RotateCw size={16} />} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </Box>
  );
}

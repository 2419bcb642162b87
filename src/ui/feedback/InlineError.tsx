import Box from '@mui/material/Box';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { EmptyDrawing } from '../illustrations/EmptyDrawing';
import { BusyButton } from './BusyButton';

interface InlineErrorProps {
  /** What failed, in red. */
  message: string;
  /** Why it may have failed, or what is not lost. */
  hint?: string;
  /** Tries again. While the promise that it answers is open, the button is busy. */
  onRetry?: () => unknown;
  /** With the small drawing, where the message has the room of a table or a page. */
  drawing?: boolean;
}

/** A failure where its content would be: the message in red and, if it helps, "Try again". */
export function InlineError({ message, hint, onRetry, drawing }: InlineErrorProps) {
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    try {
      await onRetry?.();
    } catch {
      // It failed once more: the message stands.
    } finally {
      setTrying(false);
    }
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        p: '32px 24px 36px',
        whiteSpace: 'normal',
      }}
    >
      {drawing ? <EmptyDrawing failed /> : null}
      <Box role="alert" sx={drawing ? { mt: '14px' } : {}}>
        <Box component="p" sx={{ typography: 'cardTitle', color: 'tones.error.text', overflowWrap: 'anywhere' }}>
          {message}
        </Box>
        {hint ? (
          <Box component="p" sx={{ color: 'roles.slate', maxWidth: 340, mt: '4px', textWrap: 'pretty' }}>
            {hint}
          </Box>
        ) : null}
      </Box>
      {onRetry ? (
        <Box sx={{ mt: '14px' }}>
          <BusyButton busy={trying} busyText="Trying again…" startIcon={<RotateCw size={16} />} onClick={retry}>
            Try again
          </BusyButton>
        </Box>
      ) : null}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { RotateCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { space } from '#src/theme/spacing.ts';
import { BusyButton } from './BusyButton.tsx';
import { useFocusNearby } from './useFocusNearby.ts';

interface InlineErrorProps {
  /** The error message. */
  message: string;
  /** A possible reason, or what has not been lost. */
  hint?: string;
  /** Tries again; the button is busy until the returned promise settles. */
  onRetry?: () => unknown;
  /** Shows a drawing, where there is room for it: in a table or a page. */
  drawing?: boolean;
}

// Errors are rare: the drawing loads when it is needed. If it cannot be loaded either, the text stands alone.
const FailedDrawing = lazy(async () => {
  const part = await import('#src/art/EmptyDrawing.tsx').catch(() => undefined);
  return { default: () => (part ? <part.EmptyDrawing of="failed" /> : null) };
});

/** An error in place of content that failed to load: the message in red and, with `onRetry`, a "Try again" button. */
export function InlineError({ message, hint, onRetry, drawing }: InlineErrorProps) {
  const [trying, setTrying] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const place = useFocusNearby();
  const retry = async () => {
    setTrying(true);
    try {
      await onRetry?.();
    } catch {
      // It failed again: the message stays.
    } finally {
      setTrying(false);
      setAttempts((before) => before + 1);
    }
  };
  return (
    <Box
      ref={place}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        p: space(4, 3, 5),
        whiteSpace: 'normal',
      }}
    >
      {drawing ? (
        <Box sx={{ minHeight: 120 }}>
          <Suspense fallback={null}>
            <FailedDrawing />
          </Suspense>
        </Box>
      ) : null}
      {/* A new alert for every attempt, so that the same text is announced again. */}
      <Box key={attempts} role="alert" sx={drawing ? { mt: 2 } : {}}>
        <Box component="p" sx={{ typography: 'cardTitle', color: 'tones.error.text', overflowWrap: 'anywhere' }}>
          {message}
        </Box>
        {hint ? (
          <Box component="p" sx={{ color: 'roles.slate', maxWidth: 340, mt: 0.5, textWrap: 'pretty' }}>
            {hint}
          </Box>
        ) : null}
      </Box>
      {onRetry ? (
        <Box sx={{ mt: 2 }}>
          <BusyButton busy={trying} busyText="Trying again…" startIcon={<RotateCw size={16} />} onClick={retry}>
            Try again
          </BusyButton>
        </Box>
      ) : null}
    </Box>
  );
}

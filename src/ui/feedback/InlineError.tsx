import Box from '@mui/material/Box';
import { RotateCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
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
    <Row ref={place} sx={{ flexDirection: 'column', textAlign: 'center', p: space(4, 3, 5), whiteSpace: 'normal' }}>
      {drawing ? (
        <Box sx={{ minHeight: 120 }}>
          <Suspense fallback={null}>
            <FailedDrawing />
          </Suspense>
        </Box>
      ) : null}
      {/* A new alert for every attempt, so that the same text is announced again. */}
      <Box key={attempts} role="alert" sx={drawing ? { mt: 2 } : {}}>
        <Text variant="cardTitle" sx={{ color: 'tones.error.text', overflowWrap: 'anywhere' }}>
          {message}
        </Text>
        {hint ? (
          <Text quiet sx={{ maxWidth: 340, mt: 0.5, textWrap: 'pretty' }}>
            {hint}
          </Text>
        ) : null}
      </Box>
      {onRetry ? (
        <Box sx={{ mt: 2 }}>
          <BusyButton busy={trying} busyText="Trying again…" startIcon={<RotateCw size={16} />} onClick={retry}>
            Try again
          </BusyButton>
        </Box>
      ) : null}
    </Row>
  );
}

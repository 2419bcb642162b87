import Box from '@mui/material/Box';
import { RotateCw } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { BusyButton } from './BusyButton.tsx';

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

// Most never fail: the drawing comes when it is wanted. Where it cannot be fetched either, the words do without it.
const FailedDrawing = lazy(async () => {
  const part = await import('#src/art/EmptyDrawing.tsx').catch(() => undefined);
  return { default: () => (part ? <part.EmptyDrawing failed /> : null) };
});

/** A failure where its content would be: the message in red and, if it helps, "Try again". */
export function InlineError({ message, hint, onRetry, drawing }: InlineErrorProps) {
  const [trying, setTrying] = useState(false);
  const [tries, setTries] = useState(0);
  const place = useFocusStaysNear();
  const retry = async () => {
    setTrying(true);
    try {
      await onRetry?.();
    } catch {
      // It failed once more: the message stands.
    } finally {
      setTrying(false);
      setTries((before) => before + 1);
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
        p: '32px 24px 36px',
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
      {/* A second failure with the same words is a new alert, so that it is read out too. */}
      <Box key={tries} role="alert" sx={drawing ? { mt: '14px' } : {}}>
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

const HOME = 'section, [role="region"], [role="dialog"], main, [tabindex="-1"]';

// "Try again" goes with the message once it helped. Whoever pressed it goes on in the part of the page that it was in.
function useFocusStaysNear() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    const homes: HTMLElement[] = [];
    for (let home = box?.closest<HTMLElement>(HOME); home; home = home.parentElement?.closest<HTMLElement>(HOME))
      homes.push(home);
    let had = false;
    const mark = () => {
      had = true;
    };
    box?.addEventListener('focusin', mark);
    return () => {
      box?.removeEventListener('focusin', mark);
      if (had) queueMicrotask(() => focusOn(homes.find(({ isConnected }) => isConnected)));
    };
  }, []);
  return place;
}

function focusOn(home: HTMLElement | undefined) {
  if (!home || (document.activeElement && document.activeElement !== document.body)) return;
  if (!home.hasAttribute('tabindex')) home.tabIndex = -1;
  home.focus({ preventScroll: true });
}

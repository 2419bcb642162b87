import Box from '@mui/material/Box';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { SnackbarNote } from './SnackbarNote.tsx';
import { type Say, SnackbarContext, type SnackbarOptions } from './useSnackbar.ts';

interface Note extends SnackbarOptions {
  message: string;
}

interface SnackbarProviderProps {
  /** What may speak. */
  children: ReactNode;
}

// A dialog that was just answered hides the rest of the page from screen readers while it leaves; only then is it read.
const PAUSE_MS = 200;
// Time to notice, and to read: three words a second. With a button, time to reach it.
const showMs = ({ message, action }: Note) => 4000 + message.length * 50 + (action ? 4000 : 0);
// What comes next tells of what was done last, and is not to be waited for.
const MAKE_WAY_MS = 1200;

/**
 * Shows what `useSnackbar()` is given: at the foot of the window, in its middle, where no panel has its links; one after the
 * other, sooner where the next one waits, never gone while it is pointed at or focused.
 */
export function SnackbarProvider({ children }: SnackbarProviderProps) {
  const [queue, setQueue] = useState<readonly Note[]>([]);
  const [shown, setShown] = useState<Note>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  const next = queue[0];

  const say = useCallback<Say>((message, options) => setQueue((waiting) => [...waiting, { message, ...options }]), []);
  const close = useCallback(() => {
    setShown(undefined);
    setHovered(false);
    setFocused(false);
    cameFrom.current?.focus();
    cameFrom.current = null;
  }, []);

  useEffect(() => {
    if (shown || !next) return;
    const timer = setTimeout(() => {
      setShown(next);
      setQueue((waiting) => waiting.slice(1));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [shown, next]);

  useEffect(() => {
    if (!shown || hovered || focused) return;
    const timer = setTimeout(close, showMs(shown));
    return () => clearTimeout(timer);
  }, [shown, hovered, focused, close]);

  const makesWay = shown !== undefined && shown.action === undefined && next !== undefined && !hovered && !focused;
  useEffect(() => {
    if (!makesWay) return;
    const timer = setTimeout(close, MAKE_WAY_MS);
    return () => clearTimeout(timer);
  }, [makesWay, close]);

  const enter = ({ relatedTarget }: FocusEvent) => {
    if (!focused && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    cameFrom.current = null;
    setFocused(false);
  };
  const act = shown?.action?.onAction;

  return (
    <SnackbarContext value={say}>
      {children}
      <Box
        // A finger never leaves what it tapped.
        onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
        onFocus={enter}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          insetInline: 8,
          width: { sm: 'fit-content' },
          mx: 'auto',
          bottom: { xs: 'max(8px, env(safe-area-inset-bottom))', sm: 24 },
        }}
      >
        <SnackbarNote
          message={shown?.message ?? ''}
          {...(shown?.action && act
            ? {
                action: {
                  label: shown.action.label,
                  onAction: () => {
                    close();
                    act();
                  },
                },
              }
            : {})}
          onClose={close}
        />
      </Box>
    </SnackbarContext>
  );
}

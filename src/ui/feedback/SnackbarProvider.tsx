import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SnackbarContent from '@mui/material/SnackbarContent';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { type ShowSnackbar, SnackbarContext, type SnackbarOptions } from './useSnackbar.ts';

interface Snackbar extends SnackbarOptions {
  message: string;
}

interface SnackbarProviderProps {
  /** The tree that can show snackbars. */
  children: ReactNode;
}

// A closing dialog hides the rest of the page from screen readers; a live region that changes meanwhile is not read.
const PAUSE_MS = 200;
// Time to notice it and to read three words a second; with a button, time to reach that.
const durationOf = ({ message, action }: Snackbar) => 4000 + message.length * 50 + (action ? 4000 : 0);
// A waiting snackbar is about the person's latest action: the current one gives way early, also one with a button, because
// an "Undo" that is read after the next action must not take back the one before.
const GIVE_WAY_MS = 1200;

/**
 * Shows the snackbars of `useSnackbar()` at the bottom centre of the window, one at a time. A snackbar stays while it is
 * hovered or focused, and gives way early when another one waits, unless it is focused.
 */
export function SnackbarProvider({ children }: SnackbarProviderProps) {
  const [held, setHeld] = useState({ hover: false, focus: false });
  const { current, show, dismiss } = useQueue(held);
  const previousFocus = useRef<HTMLElement>(null);

  const close = useCallback(() => {
    dismiss();
    setHeld({ hover: false, focus: false });
    previousFocus.current?.focus();
    previousFocus.current = null;
  }, [dismiss]);
  const hover = (on: boolean) => setHeld((was) => ({ ...was, hover: on }));
  const enter = ({ relatedTarget }: FocusEvent) => {
    if (!held.focus && relatedTarget instanceof HTMLElement) previousFocus.current = relatedTarget;
    setHeld((was) => ({ ...was, focus: true }));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    previousFocus.current = null;
    setHeld((was) => ({ ...was, focus: false }));
  };

  return (
    <SnackbarContext value={show}>
      {children}
      <Box
        // A finger sends no leave event.
        onPointerEnter={({ pointerType }) => hover(pointerType === 'mouse')}
        onPointerLeave={() => hover(false)}
        onFocus={enter}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        sx={{
          position: 'fixed',
          // Below dialogs: it must not cover what they ask.
          zIndex: ({ zIndex }) => zIndex.modal - 1,
          insetInline: 8,
          width: { sm: 'fit-content' },
          mx: 'auto',
          bottom: { xs: 'max(8px, env(safe-area-inset-bottom))', sm: 24 },
        }}
      >
        <Content {...current} message={current?.message ?? ''} onClose={close} />
      </Box>
    </SnackbarContext>
  );
}

/** The queue of snackbars; `held` stops the current one from timing out, and only the focus from giving way. */
function useQueue({ hover, focus }: { hover: boolean; focus: boolean }) {
  const [queue, setQueue] = useState<readonly Snackbar[]>([]);
  const [current, setCurrent] = useState<Snackbar>();
  const next = queue[0];
  const show = useCallback<ShowSnackbar>((message, options) => {
    const added = { message, ...options };
    setQueue((waiting) => [...waiting, added]);
    return () => {
      setQueue((waiting) => waiting.filter((one) => one !== added));
      setCurrent((shown) => (shown === added ? undefined : shown));
    };
  }, []);
  const dismiss = useCallback(() => setCurrent(undefined), []);
  const start = useCallback(() => {
    setCurrent(next);
    setQueue((waiting) => waiting.slice(1));
  }, [next]);
  useEffect(() => () => current?.onClosed?.(), [current]);
  const givesWay = current !== undefined && next !== undefined;
  useTimeout(start, !current && next ? PAUSE_MS : undefined);
  useTimeout(dismiss, current && !hover && !focus ? durationOf(current) : undefined, current);
  // A closed dialog may leave the pointer on a message from before: that is no wish to read it.
  useTimeout(dismiss, givesWay && !focus ? GIVE_WAY_MS : undefined, current);
  return { current, show, dismiss };
}

/** Calls back after `ms`, unless that is undefined; starts again when `callback`, `ms` or `key` changes. */
function useTimeout(callback: () => void, ms: number | undefined, key?: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another wait
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  }, [callback, ms, key]);
}

interface ContentProps extends SnackbarOptions {
  /** Empty while no snackbar shows: the live region stays mounted, so that screen readers announce its changes. */
  message: string;
  onClose: () => void;
}

function Content({ message, action, other, failed, onClose }: ContentProps) {
  const Icon = failed ? CircleAlert : CircleCheck;
  const buttons = (
    <>
      {[other, action].map((one) =>
        one ? (
          <Button
            key={one.label}
            variant="text"
            onClick={() => {
              onClose();
              one.onAction();
            }}
          >
            {one.label}
          </Button>
        ) : null,
      )}
      <IconButton aria-label="Close message" onClick={onClose}>
        <X size={16} />
      </IconButton>
    </>
  );
  return (
    <SnackbarContent
      role="presentation"
      sx={message ? (other ? twoButtons : {}) : visuallyHidden}
      message={
        <Box sx={{ display: 'flex', gap: '12px' }}>
          {message ? <Icon size={18} aria-hidden style={{ marginTop: 1 }} /> : null}
          <Box aria-live="polite" aria-atomic sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {message}
          </Box>
        </Box>
      }
      action={message ? buttons : null}
    />
  );
}

// They leave no room beside them on a phone.
const twoButtons = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiSnackbarContent-message': { flexBasis: { xs: '100%', sm: 'auto' }, pb: { xs: 0, sm: '8px' } },
} as const;

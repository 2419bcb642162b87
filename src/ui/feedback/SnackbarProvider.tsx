import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SnackbarContent from '@mui/material/SnackbarContent';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isElsewhere } from '#src/lib/shortcuts.ts';
import { snackbarStyles } from '#src/theme/mui/snackbar.ts';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { type ShowSnackbar, SnackbarContext, type SnackbarOptions } from './useSnackbar.ts';

interface Snackbar extends SnackbarOptions {
  message: string;
}

interface SnackbarProviderProps {
  /** The tree that can show snackbars. */
  children: ReactNode;
}

// While a dialog closes, the rest of the page is hidden from screen readers: they do not announce its live regions.
const PAUSE_MS = 200;
// Time to notice the message and to read three words a second. With a button the time is fixed, because what the button
// undoes waits that long.
const durationOf = ({ message, action }: Snackbar) => (action ? 8000 : 4000 + message.length * 50);

/**
 * Shows the snackbars of `useSnackbar()` at the bottom centre of the window. A new one replaces the one before, so that
 * "Undo" always refers to the latest action. A snackbar stays while it is hovered or focused. Ctrl+Z triggers its
 * button.
 */
export function SnackbarProvider({ children }: SnackbarProviderProps) {
  const [held, setHeld] = useState({ hover: false, focus: false });
  const { current, show, close } = useLatest(held);
  const previousFocus = useRef<HTMLElement>(null);
  // The buttons disappear with the snackbar: release the hold, and return the focus that they had.
  useEffect(() => {
    if (!current) return;
    return () => {
      setHeld({ hover: false, focus: false });
      previousFocus.current?.focus();
      previousFocus.current = null;
    };
  }, [current]);
  const box = useRef<HTMLDivElement>(null);
  useUndoKey(current?.action, close, box);
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
        ref={box}
        // Only a mouse holds it: a finger sends no leave event.
        onPointerEnter={({ pointerType }) => hover(pointerType === 'mouse')}
        onPointerLeave={() => hover(false)}
        onFocus={enter}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        sx={{
          position: 'fixed',
          // Below dialogs: it must not cover their questions.
          zIndex: ({ zIndex }) => zIndex.modal - 1,
          insetInline: 8,
          width: { sm: 'fit-content' },
          mx: 'auto',
          bottom: { xs: 'calc(max(8px, env(safe-area-inset-bottom)) + var(--foot, 0px))', sm: 24 },
        }}
      >
        <Content {...current} message={current?.message ?? ''} onClose={close} />
      </Box>
    </SnackbarContext>
  );
}

/** The latest snackbar, shown after a pause; `hover` and `focus` stop it from timing out. */
function useLatest({ hover, focus }: { hover: boolean; focus: boolean }) {
  const [latest, setLatest] = useState<Snackbar>();
  const [shown, setShown] = useState<Snackbar>();
  const current = latest === shown ? latest : undefined;
  const show = useCallback<ShowSnackbar>((message, options) => {
    const added = { message, ...options };
    setLatest(added);
    if (added.failed) setShown(added);
    return () => setLatest((one) => (one === added ? undefined : one));
  }, []);
  const close = useCallback(() => setLatest(undefined), []);
  const start = useCallback(() => setShown(latest), [latest]);
  useEffect(() => () => latest?.onClosed?.(), [latest]);
  useTimeout(start, latest && !current ? PAUSE_MS : undefined);
  useTimeout(close, current && !hover && !focus ? durationOf(current) : undefined, current);
  return { current, show, close };
}

/** Ctrl+Z (Cmd+Z on a Mac) triggers the snackbar's button, except in a field or in a dialog or menu above the page. */
function useUndoKey(action: SnackbarOptions['action'], close: () => void, box: RefObject<Element | null>) {
  useEffect(() => {
    if (!action) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, defaultPrevented } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey || repeat) return;
      if (defaultPrevented || isElsewhere(event, box.current)) return;
      event.preventDefault();
      close();
      action.onAction();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [action, close, box]);
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
            aria-keyshortcuts={one === action ? 'Control+Z Meta+Z' : undefined}
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
      sx={message ? [snackbarStyles, other ? twoButtons : {}] : visuallyHidden}
      message={
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          {message ? <Icon size={18} aria-hidden style={{ marginTop: space(0.25) }} /> : null}
          <Box aria-live="polite" aria-atomic sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {message}
          </Box>
        </Box>
      }
      action={message ? buttons : null}
    />
  );
}

// On a phone, two buttons leave no room for the message beside them.
const twoButtons = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiSnackbarContent-message': { flexBasis: { xs: '100%', sm: 'auto' }, pb: { xs: 0, sm: 1 } },
} as const;

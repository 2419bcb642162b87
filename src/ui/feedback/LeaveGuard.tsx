import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveGuardProps {
  /** There are changes that leaving would lose. */
  active: boolean;
  /** Takes the changes back before the page is left. */
  onLeave?: () => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Asks before a link or the browser leaves a page with changes that are not saved. The router in use has no blocker, so a press on a
 * link is caught before the router sees it.
 */
export function LeaveGuard({ active, onLeave }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [to, setTo] = useState<string>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !isPlain(event) || link.target || link.download) return;
      const { origin, pathname, search } = new URL(link.href);
      // Another site's page is left to the browser, which asks as well.
      if (origin !== location.origin || pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setTo(pathname + search);
      setOpen(true);
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [active]);
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving?"
      message="Your changes on this page are not saved yet."
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => {
        setOpen(false);
        // At once: the page goes with what it shows then.
        if (onLeave) flushSync(onLeave);
        if (to) navigate(to);
      }}
      onClose={() => setOpen(false)}
    />
  );
}

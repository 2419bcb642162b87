import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveGuardProps {
  /** There are unsaved changes. */
  active: boolean;
  /** Discards the changes, just before the page is left. */
  onLeave?: () => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Asks for confirmation before a link or the browser leaves a page with unsaved changes. The router in use cannot block
 * navigation, so clicks on links are caught before the router sees them.
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
      const { origin, pathname, search, hash } = new URL(link.href);
      // For links to other sites, the browser itself asks (`beforeunload`).
      if (origin !== location.origin || pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setTo(pathname + search + hash);
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
        // Synchronously, so that the discarded changes have been rendered before the page is left.
        if (onLeave) flushSync(onLeave);
        if (to) navigate(to);
      }}
      onClose={() => setOpen(false)}
    />
  );
}

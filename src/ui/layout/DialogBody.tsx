import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface DialogBodyProps {
  /** What stands between head and foot. */
  children: ReactNode;
}

const CONTROL = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';

/** A dialog's content. It scrolls when it is long, by keyboard too: text alone takes the focus itself then. */
export function DialogBody({ children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(false);
  useEffect(() => {
    const box = body.current;
    if (!box) return;
    const look = () => setStop(box.scrollHeight > box.clientHeight && !box.querySelector(CONTROL));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return (
    <DialogContent ref={body} {...(stop ? { tabIndex: 0 } : {})} sx={{ outlineOffset: '-3px' }}>
      {children}
    </DialogContent>
  );
}

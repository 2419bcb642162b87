import { useState } from 'react';

/** The state of a `Lightbox`: spread `view` on it; `show` opens it at an index. */
export function useLightbox() {
  const [open, setOpen] = useState(false);
  // Kept while it closes, so that it fades out with its picture.
  const [at, setAt] = useState(0);
  return {
    show: (index: number) => {
      setAt(index);
      setOpen(true);
    },
    view: { open, at, onClose: () => setOpen(false) },
  };
}

import { useState } from 'react';

/** Which picture a `Lightbox` begins with, and whether it shows: `view` is spread on it, `show` opens it at a picture's place. */
export function useLightbox() {
  const [open, setOpen] = useState(false);
  // Kept while it closes, so that it fades with the picture that it showed.
  const [at, setAt] = useState(0);
  return {
    show: (index: number) => {
      setAt(index);
      setOpen(true);
    },
    view: { open, at, onClose: () => setOpen(false) },
  };
}

import type { KeyboardEvent } from 'react';

/**
 * Only its button sends the form: Enter in a one-line field would send it half-filled. On the file input, Enter opens the
 * chooser.
 */
export const preventSubmit = (event: KeyboardEvent) => {
  const { target, currentTarget } = event;
  // React also bubbles the keys of a dialog, which is elsewhere in the DOM: there Enter submits the dialog.
  if (!(target instanceof Node && currentTarget.contains(target))) return;
  if (event.key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'file') event.preventDefault();
};

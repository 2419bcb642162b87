import type { KeyboardEvent } from 'react';

/**
 * Makes only the submit button send the form: Enter in a one-line field would send it half-filled. On the file input,
 * Enter opens the chooser.
 */
export const preventSubmit = (event: KeyboardEvent) => {
  const { target, currentTarget } = event;
  // React also bubbles the key events of a dialog, which is elsewhere in the DOM: there, Enter submits the dialog.
  if (!(target instanceof Node && currentTarget.contains(target))) return;
  if (event.key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'file') event.preventDefault();
};

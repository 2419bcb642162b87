/** Prevents links to the dialler or a new tab from leaving the story. The returned function undoes it. */
export const blockOutsideLinks = (): (() => void) => {
  const hold = (event: MouseEvent) =>
    event.target instanceof Element &&
    event.target.closest('a[href^="tel:"], a[target="_blank"]') &&
    event.preventDefault();
  document.addEventListener('click', hold);
  return () => document.removeEventListener('click', hold);
};

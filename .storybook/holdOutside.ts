/** Keeps links to the dialler and to a new tab from leaving the story, whose browser has neither; returns how to end that. */
export const holdOutside = (): (() => void) => {
  const hold = (event: MouseEvent) =>
    event.target instanceof Element &&
    event.target.closest('a[href^="tel:"], a[target="_blank"]') &&
    event.preventDefault();
  document.addEventListener('click', hold);
  return () => document.removeEventListener('click', hold);
};

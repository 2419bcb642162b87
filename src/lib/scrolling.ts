/** Smooth, unless the visitor asked for no motion. */
export const scrollBehaviour = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** Scrolls to an element and moves focus there, so that the next Tab goes on from it. */
export const goTo = (id: string): void => {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ behavior: scrollBehaviour(), block: 'start' });
};

/** Smooth, unless the visitor prefers reduced motion. */
export const scrollBehaviour = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** Scrolls to an element and focuses it, so that the next Tab continues from there. */
export const goTo = (id: string): void => {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ behavior: scrollBehaviour(), block: 'start' });
};

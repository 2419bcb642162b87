/** Overrides the results of media queries; `undefined` keeps the real result. The returned function undoes it. */
const mockMediaQuery = (resultOf: (query: string) => boolean | undefined) => {
  const real = window.matchMedia;
  window.matchMedia = (query) => {
    const list = real.call(window, query);
    const matches = resultOf(query);
    // Configurable, because several stories of a docs page may override it.
    return matches === undefined
      ? list
      : Object.defineProperty(list, 'matches', { value: matches, configurable: true });
  };
  return () => {
    window.matchMedia = real;
  };
};

const reducedMotion = (on: boolean) =>
  mockMediaQuery((query) => (query.includes('prefers-reduced-motion') ? on : undefined));

/** Turns reduced motion on. */
export const mockReducedMotion = () => reducedMotion(true);

/** Turns reduced motion off, regardless of the system's setting. */
export const mockFullMotion = () => reducedMotion(false);

/** Sets a window width for scripts; CSS still uses the real one. */
export const mockWindowWidth = (width: number) =>
  mockMediaQuery((query) => {
    const from = /^\(min-width: (\d+)px\)$/.exec(query)?.[1];
    return from === undefined ? undefined : Number(from) <= width;
  });

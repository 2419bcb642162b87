/** Makes the window answer media queries as told (`undefined`: as they are), until the returned function is called. */
export const pretendMedia = (answer: (query: string) => boolean | undefined) => {
  const real = window.matchMedia;
  window.matchMedia = (query) => {
    const list = real.call(window, query);
    const said = answer(query);
    // On a page of docs several stories pretend at once.
    return said === undefined ? list : Object.defineProperty(list, 'matches', { value: said, configurable: true });
  };
  return () => {
    window.matchMedia = real;
  };
};

const askedForLessMotion = (asked: boolean) =>
  pretendMedia((query) => (query.includes('prefers-reduced-motion') ? asked : undefined));

/** A visitor who asked for less motion. */
export const lessMotion = () => askedForLessMotion(true);

/** A visitor who did not, whatever the computer says that the story runs on. */
export const anyMotion = () => askedForLessMotion(false);

/** A window that is so wide for scripts; styles know the real one. */
export const windowWidth = (width: number) =>
  pretendMedia((query) => {
    const from = /^\(min-width: (\d+)px\)$/.exec(query)?.[1];
    return from === undefined ? undefined : Number(from) <= width;
  });

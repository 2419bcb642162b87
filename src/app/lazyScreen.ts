import { type ComponentType, createElement, lazy, useState } from 'react';

/** A module that exports a screen or a layout, and no other name that ends so. */
type ScreenModule = Readonly<Record<string, ComponentType>>;

const screenIn = (module: ScreenModule): ComponentType => {
  const [, screen] = Object.entries(module).find(([name]) => /(Screen|Layout)$/.test(name)) ?? [];
  if (!screen) throw new Error('The module of a route exports no screen');
  return screen;
};

/**
 * A screen or a layout whose code is fetched when its route is shown, or before that by `load`. A layout shows the fallback meanwhile;
 * what was fetched before is shown at once, because React keeps a fallback for 300 ms, however short it is needed.
 */
export const lazyScreen = (fetchModule: () => Promise<ScreenModule>) => {
  let fetched: ComponentType | undefined;
  const load = async () => {
    fetched = screenIn(await fetchModule());
    return { default: fetched };
  };
  const Later = lazy(load);
  function Screen() {
    // Chosen once: another component in its place would begin anew.
    const [Chosen] = useState(() => fetched ?? Later);
    return createElement(Chosen);
  }
  return { Screen, load };
};

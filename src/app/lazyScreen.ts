import { type ComponentType, createElement, lazy, useState } from 'react';

/** A module with exactly one export whose name ends in `Screen` or `Layout`. */
type ScreenModule = Readonly<Record<string, ComponentType>>;

const screenIn = (module: ScreenModule): ComponentType => {
  const [, screen] = Object.entries(module).find(([name]) => /(Screen|Layout)$/.test(name)) ?? [];
  if (!screen) throw new Error('The module of a route exports no screen');
  return screen;
};

/**
 * A screen or a layout whose code is fetched when its route is shown, or earlier by `load`. Meanwhile the layout shows
 * a fallback; code that is already there renders without one, because React keeps a fallback for at least 300 ms.
 */
export const lazyScreen = (fetchModule: () => Promise<ScreenModule>) => {
  let fetched: ComponentType | undefined;
  const load = async () => {
    fetched = screenIn(await fetchModule());
    return { default: fetched };
  };
  const Later = lazy(load);
  function Screen() {
    // Chosen once: a different component type here would remount and lose its state.
    const [Chosen] = useState(() => fetched ?? Later);
    return createElement(Chosen);
  }
  return { Screen, load };
};

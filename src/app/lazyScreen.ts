import { type ComponentType, createElement, lazy, useState } from 'react';

/** A module that exports a screen or a layout, and no other name that ends so. */
type ScreenModule = Readonly<Record<string, ComponentType>>;

const screenIn = (module: ScreenModule): ComponentType => {
  const [, screen] = Object.entries(module).find(([name]) => /(Screen|Layout)$/.test(name)) ?? [];
  if (!screen) throw new Error('The module of a route exports no screen');
  return screen;
};

/** A screen or a layout whose code is fetched when its route is shown. A layout shows the fallback meanwhile. */
export const lazyScreen = (load: () => Promise<ScreenModule>) => {
  let loaded: ComponentType | undefined;
  const fetched = async () => {
    loaded = screenIn(await load());
    return { default: loaded };
  };
  const Later = lazy(fetched);
  const Screen = () => {
    // In state, so that the component stays the same one while it is mounted.
    const [Shown] = useState<ComponentType>(() => loaded ?? Later);
    return createElement(Shown);
  };
  /** A screen that was preloaded renders at once: a prerendered page must not fall back to the loading state. */
  return Object.assign(Screen, { preload: fetched });
};

import { type ComponentType, lazy } from 'react';

/** A module that exports a screen or a layout, and no other name that ends so. */
type ScreenModule = Readonly<Record<string, ComponentType>>;

const screenIn = (module: ScreenModule): ComponentType => {
  const [, screen] = Object.entries(module).find(([name]) => /(Screen|Layout)$/.test(name)) ?? [];
  if (!screen) throw new Error('The module of a route exports no screen');
  return screen;
};

/** A screen or a layout whose code is fetched when its route is shown. A layout shows the fallback meanwhile. */
export const lazyScreen = (load: () => Promise<ScreenModule>): ComponentType =>
  lazy(async () => ({ default: screenIn(await load()) }));

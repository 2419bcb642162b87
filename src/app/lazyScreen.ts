import { type ComponentType, createElement, lazy, useState } from 'react';

/** A screen, or an area's frame, that is fetched when its route is shown. The layouts hold what is seen meanwhile. */
export const lazyScreen = (load: () => Promise<ComponentType>) => {
  let loaded: ComponentType | undefined;
  const fetched = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Later = lazy(fetched);
  const Screen = () => {
    // Chosen once: it stays the same component for as long as it is shown.
    const [Shown] = useState<ComponentType>(() => loaded ?? Later);
    return createElement(Shown);
  };
  /** Fetched ahead, it is shown at once: a page that comes with its content must not fall back to waiting. */
  return Object.assign(Screen, { preload: fetched });
};

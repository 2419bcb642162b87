import { type ComponentType, lazy } from 'react';

/** A screen, or an area's frame, that is fetched when its route is shown. The layouts hold what is seen meanwhile. */
export const lazyScreen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

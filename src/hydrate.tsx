import './theme/fonts.ts';
import { readHomesView } from './app/homes/homesViewId.ts';
import { publicIsland } from './app/publicIsland.tsx';
import { publicIslands } from './app/publicIslands.tsx';
import { hydrateIslands } from './render/hydrateIslands.ts';
import { createStyleCache } from './theme/styleCache.ts';

// Hydrates the islands of a public page. On a home page with live properties, their sections take the page's data.
const view = readHomesView();
const live: typeof publicIslands =
  view?.kind === 'front' ? (await import('./screens/public/front-page/liveSections.tsx')).liveSections(view.live) : {};
const islands = { ...publicIslands, ...live };
const cache = createStyleCache();
hydrateIslands((name) => publicIsland(cache, islands[name]));

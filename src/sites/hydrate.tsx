import '../theme/fonts.ts';
import { hydrateIslands } from '../render/hydrateIslands.ts';
import { createStyleCache } from '../theme/styleCache.ts';
import { readHydrationData } from './hydrationData.ts';
import { siteIsland, siteIslands } from './siteIslands.tsx';

// Hydrates the islands of a published site's page.
const view = readHydrationData(document);
if (view) {
  const islands = siteIslands(view);
  const cache = createStyleCache();
  hydrateIslands((name) => siteIsland(cache, islands[name]));
}

import '../theme/fonts.ts';
import { takeOver } from '../render/takeOver.ts';
import { createStyleCache } from '../theme/styleCache.ts';
import { readHydrationData } from './hydrationData.ts';
import { siteIsland, siteIslands } from './siteIslands.tsx';

// Takes over the interactive parts of a page of a published site.
const view = readHydrationData(document);
if (view) {
  const islands = siteIslands(view);
  const cache = createStyleCache();
  takeOver((name) => siteIsland(cache, islands[name]));
}

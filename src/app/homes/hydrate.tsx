import '#src/theme/fonts.ts';
import { hydrateIslands } from '#src/render/hydrateIslands.ts';
import { createStyleCache } from '#src/theme/styleCache.ts';
import { publicIsland } from '../publicIsland.tsx';
import { homesIslands } from './homesIslands.tsx';
import { readHomesView } from './homesViewId.ts';

// Takes over the interactive parts of a page for finding a home.
const view = readHomesView();
if (view) {
  const islands = homesIslands(view);
  const cache = createStyleCache();
  hydrateIslands((name) => publicIsland(cache, islands[name]));
}

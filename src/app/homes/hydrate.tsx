import '#src/theme/fonts.ts';
import type { HomesView } from '#contract/homes/pageView.ts';
import { takeOver } from '#src/render/takeOver.ts';
import { createStyleCache } from '#src/theme/styleCache.ts';
import { publicIsland } from '../publicIsland.tsx';
import { homesIslands } from './homesIslands.tsx';
import { homesViewId } from './homesViewId.ts';

// Takes over the interactive parts of a page for finding a home.
const text = document.getElementById(homesViewId)?.textContent;
if (text) {
  const islands = homesIslands(JSON.parse(text) as HomesView);
  const cache = createStyleCache();
  takeOver((name) => publicIsland(cache, islands[name]));
}

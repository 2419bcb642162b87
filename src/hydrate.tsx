import './theme/fonts.ts';
import { readHomesView } from './app/homes/homesViewId.ts';
import { publicIsland } from './app/publicIsland.tsx';
import { publicIslands } from './app/publicIslands.tsx';
import { takeOver } from './render/takeOver.ts';
import { createStyleCache } from './theme/styleCache.ts';

// Takes over the interactive parts of a public page.
const view = readHomesView();
const islands = publicIslands(view?.kind === 'front' ? view.live : undefined);
const cache = createStyleCache();
takeOver((name) => publicIsland(cache, islands[name]));

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HomesAssets, RenderHomesPage } from '#contract/homes/pageView.ts';

/** The built renderer of the pages for finding a home. */
export interface BuiltHomes {
  readonly render: RenderHomesPage;
  readonly assets: HomesAssets;
}

/** Loads the build from beside the built browser app; undefined without one, as in development. */
export const loadBuiltHomes = async (clientFolder: string): Promise<BuiltHomes | undefined> => {
  const renderer = path.join(clientFolder, '..', 'render', 'homes.js');
  const assets = path.join(clientFolder, 'pages', 'homes.json');
  if (!existsSync(renderer) || !existsSync(assets)) return undefined;
  // Loaded with the first page: it is large.
  const load = (): Promise<{ renderHomesPage: RenderHomesPage }> => import(pathToFileURL(renderer).href);
  return {
    render: async (order) => (await load()).renderHomesPage(order),
    assets: JSON.parse(readFileSync(assets, 'utf8')) as HomesAssets,
  };
};

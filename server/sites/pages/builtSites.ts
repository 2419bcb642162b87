import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderSitePage, SiteAssets } from '#contract/siteView.ts';

/** The built renderer of published sites. */
export interface BuiltSites {
  readonly render: RenderSitePage;
  readonly assets: SiteAssets;
  /** The paths of all built files that their pages may load. */
  readonly files: ReadonlySet<string>;
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

const filesIn = (manifest: string): ReadonlySet<string> => {
  const chunks = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>);
  return new Set(
    chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets].map((one) => `/${one}`)),
  );
};

/** Loads the build from beside the built browser app; undefined without one, as in development. */
export const loadBuiltSites = async (clientFolder: string): Promise<BuiltSites | undefined> => {
  const renderer = path.join(clientFolder, '..', 'render', 'sites.js');
  const assets = path.join(clientFolder, 'pages', 'sites.json');
  if (!existsSync(renderer) || !existsSync(assets)) return undefined;
  // Loaded with the first page: it is large.
  const load = (): Promise<{ renderSitePage: RenderSitePage }> => import(pathToFileURL(renderer).href);
  return {
    render: async (order) => (await load()).renderSitePage(order),
    assets: JSON.parse(readFileSync(assets, 'utf8')) as SiteAssets,
    files: filesIn(path.join(clientFolder, '.vite', 'sites.json')),
  };
};

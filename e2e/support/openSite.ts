import type { SiteTemplate } from '#contract/templates.ts';
import type { EngineName } from './engines.ts';
import { operatorAlone } from './operator.ts';
import { addBroker } from './people.ts';
import { fillSite, publish } from './siteOf.ts';
import { type RunningServer, startServer } from './startServer.ts';

/** A published site on a server of its own. */
interface OpenSite {
  readonly server: RunningServer;
  /** The paths of its pages: the home page, then the homes in the order of posting. */
  readonly pages: readonly string[];
  /** Changes its template, and resolves with its path, which stays the same. */
  readonly publish: (template: SiteTemplate) => Promise<string>;
}

const fill = async (server: RunningServer, homes: number): Promise<OpenSite> => {
  const { token } = await addBroker(server.url, 'Kavita Joshi');
  const site = await publish(server.url, token, 'modern');
  const pages = await fillSite(server.url, token, { site, homes });
  return { server, pages: [site, ...pages], publish: (template) => publish(server.url, token, template) };
};

/** Publishes a site with `homes` homes, each with a photo, on a server of its own. */
export const openSite = async (
  homes: number,
  settings: Record<string, string> = {},
  engine: EngineName = 'pglite',
): Promise<OpenSite> => {
  const server = await startServer({ ...operatorAlone, LOG_LEVEL: 'silent', ...settings }, engine);
  return fill(server, homes).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
};

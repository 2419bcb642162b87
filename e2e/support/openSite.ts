import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { sampleProperty } from '../../contract/fixtures/worldProperties';
import { paths } from '../../contract/paths';
import { listingTitle } from '../../contract/rules/listing';
import type { SiteTemplate } from '../../contract/templates';
import type { EngineName } from './engines';
import { operatorAlone } from './operator';
import { createBrokers, post, tokenOf } from './post';
import { type RunningServer, startServer } from './startServer';

/** A published site on a server of its own. */
export interface OpenSite {
  readonly server: RunningServer;
  /** Paths of its pages: its home first, then its homes', as they were posted. */
  readonly pages: readonly string[];
  /** Shows it in another template, at the same path, which is answered. */
  readonly publish: (template: SiteTemplate) => Promise<string>;
}

/** Whose site it is. */
export const siteBroker = { name: 'Kavita Joshi', email: 'kavita@joshi.example', password: 'Jaipur#2026home' };
const PICTURES = 'public/pictures';

const answered = async <T>(sent: Promise<Response>): Promise<T> => {
  const answer = await sent;
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
};

const fill = async (server: RunningServer, listings: number): Promise<OpenSite> => {
  await createBrokers(server.url, [siteBroker]);
  const token = await tokenOf(server.url, 'broker', siteBroker);
  const send = <T>(to: string, body: object) => answered<T>(post(server.url, to, body, token));
  const publish = (template: SiteTemplate) =>
    send<{ data: { slug: string } }>('templates/publish', { template }).then(({ data }) => paths.site(data.slug));
  const base = await publish('modern');
  const pages = [base];
  const pictures = (await readdir(PICTURES)).filter((name) => /^(?:villa|tower|haveli|floor|plot)/.test(name));
  for (let at = 0; at < listings; at += 1) {
    const property = sampleProperty(at);
    const { id } = await send<{ id: number }>('properties/createproperty/full', property);
    const picture = path.join(PICTURES, pictures[at % pictures.length] ?? '');
    const form = new FormData();
    form.set('media_type', 'image');
    form.set('category', 'exterior');
    form.set('file', new Blob([new Uint8Array(await sharp(picture).resize(1600).jpeg().toBuffer())]), 'home.jpg');
    await send(`properties/${id}/media`, form);
    const { title = null, city = null, property_type } = property.basic;
    pages.push(paths.siteProperty(base, id, listingTitle({ title, city, property_type: property_type ?? '' })));
  }
  return { server, pages, publish };
};

/** Publishes a site with so many listings, each with a photo, on a server that holds nothing else. */
export const openSite = async (
  listings: number,
  settings: Record<string, string> = {},
  engine: EngineName = 'pglite',
): Promise<OpenSite> => {
  const server = await startServer({ ...operatorAlone, LOG_LEVEL: 'silent', ...settings }, engine);
  return fill(server, listings).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
};

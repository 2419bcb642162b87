import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { sampleProperty } from '#contract/fixtures/demoProperties.ts';
import { paths } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { SiteTemplate } from '#contract/templates.ts';
import { formOf, send } from './post.ts';

const PICTURES = 'public/pictures';

/** Publishes a broker's site or changes its template, and resolves with its path. */
export const publish = async (url: string, token: string, template: SiteTemplate): Promise<string> => {
  const { data } = await send<{ data: { slug: string } }>(url, 'templates/publish', { template }, token);
  return paths.site(data.slug);
};

/** Posts a home through the API, and resolves with its id. */
export const postHome = async (url: string, token: string, basic: object, rest: object = {}): Promise<number> =>
  (await send<{ id: number }>(url, 'properties/createproperty/full', { basic, features: {}, ...rest }, token)).id;

/** Sends an enquiry on a site, as its form does. */
export const enquire = (url: string, site: string, enquiry: object): Promise<unknown> =>
  send(url, `sites/${path.basename(site)}/enquiries`, { consent: true, ...enquiry });

/** Adds a photo to a home. */
export const addPhoto = async (url: string, token: string, home: number, picture: Buffer): Promise<void> => {
  const form = formOf({ media_type: 'image', category: 'exterior' });
  form.set('file', new Blob([new Uint8Array(picture)]), 'home.jpg');
  await send(url, `properties/${home}/media`, form, token);
};

/** Adds `homes` homes to a broker's site, the first `photos` of them with a photo, and resolves with the paths of their pages. */
export const fillSite = async (
  url: string,
  token: string,
  { site, homes, photos = homes }: { site: string; homes: number; photos?: number },
): Promise<string[]> => {
  const pictures = (await readdir(PICTURES)).filter((name) => /^(?:villa|tower|haveli|floor|plot)/.test(name));
  const pages: string[] = [];
  for (let at = 0; at < homes; at += 1) {
    const { basic, ...rest } = sampleProperty(at);
    const id = await postHome(url, token, basic, rest);
    if (at < photos) {
      const picture = path.join(PICTURES, pictures[at % pictures.length] ?? '');
      await addPhoto(url, token, id, await sharp(picture).resize(1600).jpeg().toBuffer());
    }
    const { title = null, city = null, property_type } = basic;
    pages.push(paths.siteProperty(site, id, propertyTitle({ title, city, property_type: property_type ?? '' })));
  }
  return pages;
};

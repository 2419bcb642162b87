import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { HomesAssets, HomesView, RenderHomesPage } from '#contract/homes/pageView.ts';
import { type SupportContact, supportContact } from '#contract/supportContact.ts';
import { type CompressedPage, compressPage } from '#server/http/compressedPage.ts';
import { withSupport } from '#server/http/withSupport.ts';
import { MAX_HOMES_PAGES_BYTES } from '#server/limits/homes.ts';
import { pagesOf } from '#server/metrics/metrics.ts';

interface HomesPagesSettings {
  readonly render: RenderHomesPage;
  readonly assets: HomesAssets;
  readonly origin: string;
}

const digests = new WeakMap<HomesView, string>();

// A view is the same object while it is cached, so that hundreds of requests do not serialise it again.
const digestOf = (view: HomesView): string => {
  const digest = digests.get(view) ?? createHash('sha256').update(JSON.stringify(view)).digest('base64');
  digests.set(view, digest);
  return digest;
};

const counted = pagesOf('homes');

/**
 * Renders pages for finding a home; each is cached for as long as its data stays the same. `support` is the contact in the footer of
 * those that show one.
 */
export const homesPages = ({ render, assets, origin }: HomesPagesSettings) => {
  const pages = new LRUCache<string, CompressedPage>({
    maxSize: MAX_HOMES_PAGES_BYTES,
    sizeCalculation: ({ br, gzip }) => br.length + gzip.length,
  });
  const making = new Map<string, Promise<CompressedPage>>();

  const make = async (address: string, view: HomesView, support = supportContact): Promise<CompressedPage> =>
    compressPage(withSupport(await render({ view, address, origin, assets }), support), 'whileWaiting');

  const keep = async (key: string, ...order: Parameters<typeof make>): Promise<CompressedPage> => {
    const page = await make(...order);
    pages.set(key, page);
    counted.rendered.inc();
    return page;
  };

  return async (address: string, view: HomesView, support?: SupportContact): Promise<CompressedPage> => {
    // A page with a visitor's input is not cached.
    if (view.kind === 'home' && view.posted) return make(address, view);
    const key = `${address} ${digestOf(view)}${support ? ` ${support.phone} ${support.email}` : ''}`;
    const known = pages.get(key);
    if (known) {
      counted.kept.inc();
      return known;
    }
    // Concurrent requests share one rendering.
    const begun = making.get(key) ?? keep(key, address, view, support).finally(() => making.delete(key));
    making.set(key, begun);
    return begun;
  };
};

import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '#contract/fixtures/hostileTexts.ts';
import { buildSite, buildSiteHead, buildSiteListing, buildSiteProperty } from '#contract/fixtures/sites.ts';
import type { SiteView } from '#contract/siteView.ts';
import { siteTemplates } from '#contract/templates.ts';
import { renderSitePage } from './render.tsx';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const assets = { entry: '/assets/site.js', form: ['/assets/enquirySender.js'], css: '', faces: {} };
const base = '/site/asha-rathore';
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

const elementsIn = (nodes: readonly Node[]): Element[] =>
  nodes.filter(isElement).flatMap((one) => [one, ...elementsIn(one.childNodes)]);
const textIn = (nodes: readonly Node[]): string =>
  nodes.map((one) => ('value' in one ? one.value : isElement(one) ? textIn(one.childNodes) : '')).join('');

/** The document as a browser reads it. */
const read = async (view: SiteView) => {
  const html = await renderSitePage({ view, origin: 'https://homes.example.com', assets });
  const all = elementsIn(parse(html).childNodes.filter((one) => 'tagName' in one));
  const site = all.find((one) => attribute(one, 'id') === 'site')?.childNodes ?? [];
  return { all, inSite: elementsIn(site), shown: plain(textIn(site)) };
};

const madeOfWords = /^(script|style|iframe|object|embed|base|meta|link|marquee|audio|math|form-|template|noscript)$/;
const leadsAstray =
  /^\s*(javascript|vbscript|data:text)|^(https?:)?\/\/(?!homes\.example\.com|schema\.org)|foreign\.example/i;
// What a visitor is led to on purpose.
const ours = /^https:\/\/(wa\.me|www\.openstreetmap\.org|www\.google\.com)\//;

/** Elements, handlers and addresses that came of words. */
const harmIn = ({ all, inSite }: Awaited<ReturnType<typeof read>>) => ({
  scripts: all.filter((one) => one.tagName === 'script').map((one) => attribute(one, 'type') ?? attribute(one, 'src')),
  elements: inSite.map((one) => one.tagName).filter((name) => madeOfWords.test(name)),
  handlers: all.flatMap((one) => one.attrs.filter(({ name }) => /^on/i.test(name))),
  addresses: all
    .flatMap((one) => ['href', 'src', 'srcset', 'action', 'data'].map((name) => attribute(one, name) ?? ''))
    .filter((address) => leadsAstray.test(address) && !ours.test(address)),
});
const none = {
  scripts: ['application/ld+json', 'application/json', '/start.js'],
  elements: [],
  handlers: [],
  addresses: [],
};

const short = (text: string) => text.slice(0, 80);
const named = (text: string) => ({
  title: text,
  description: text,
  city: short(text),
  locality: short(text),
});

it('there are many of them', () => expect(hostileTexts.length).toBeGreaterThanOrEqual(60));

describe.each(siteTemplates.values)('words that mean harm are shown as words in the template %s', (template) => {
  it('on its home, which lists a home for each', async () => {
    const listings = hostileTexts.map((text, at) => buildSiteListing({ ...named(text), id: at + 1 }));
    const home = await read({ kind: 'home', base, site: buildSite({ template, listings }) });
    expect(harmIn(home)).toEqual(none);
    expect(hostileTexts.filter((text) => !home.shown.includes(plain(text)))).toEqual([]);
  });

  it('on the page of each home, of a broker called so', async () => {
    const head = buildSiteHead({ template });
    for (const text of hostileTexts) {
      const lists = { highlights: [short(text)], amenities: [short(text)], nearby_landmarks: [short(text)] };
      const property = buildSiteProperty({ ...named(text), ...lists, society_name: short(text) });
      const broker = { ...head.broker, name: text, phone: text, licenseNo: text };
      const similar = [buildSiteListing({ ...named(text), id: 2 })];
      const page = await read({ kind: 'property', base, page: { site: { ...head, broker }, property, similar } });
      expect(harmIn(page), text).toEqual(none);
      // Its title, what describes it, and each of the lists.
      expect(page.shown.split(plain(short(text))).length - 1, text).toBeGreaterThanOrEqual(5);
    }
  });
});

import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '#contract/fixtures/hostileTexts.ts';
import { buildSite, buildSiteHead, buildSiteHomeRow, buildSiteProperty } from '#contract/fixtures/sites.ts';
import type { SiteView } from '#contract/siteView.ts';
import { siteTemplates } from '#contract/templates.ts';
import { renderSitePage } from './render.tsx';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const assets = { entry: '/assets/site.js', form: ['/assets/enquirySender.js'], css: '' };
const base = '/site/asha-rathore';
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

const elementsIn = (nodes: readonly Node[]): Element[] =>
  nodes.filter(isElement).flatMap((one) => [one, ...elementsIn(one.childNodes)]);
const textIn = (nodes: readonly Node[]): string =>
  nodes.map((one) => ('value' in one ? one.value : isElement(one) ? textIn(one.childNodes) : '')).join('');

/** The document as a browser parses it. */
const read = async (view: SiteView) => {
  const html = await renderSitePage({ view, origin: 'https://homes.example.com', assets });
  const all = elementsIn(parse(html).childNodes.filter((one) => 'tagName' in one));
  const childrenOf = (name: string, value: string) =>
    all.find((one) => attribute(one, name) === value)?.childNodes ?? [];
  const site = childrenOf('id', 'site');
  const title = all.find((one) => one.tagName === 'title')?.childNodes ?? [];
  return {
    all,
    inSite: elementsIn(site),
    shown: plain(textIn(site)),
    data: JSON.parse(textIn(childrenOf('id', 'site-view'))) as unknown,
    structured: JSON.parse(textIn(childrenOf('type', 'application/ld+json'))) as unknown,
    head: [textIn(title), ...all.map((one) => attribute(one, 'content') ?? '')].join(' '),
  };
};

const unsafeElement = /^(script|style|iframe|object|embed|base|meta|link|marquee|audio|math|form-|template|noscript)$/;
const foreignAddress =
  /^\s*(javascript|vbscript|data:text)|^(https?:)?\/\/(?!homes\.example\.com|schema\.org)|foreign\.example/i;
// Links to other services.
const ours = /^https:\/\/(wa\.me|www\.openstreetmap\.org|www\.google\.com)\//;

/** Elements, event handlers and URLs that text was turned into. */
const harmIn = ({ all, inSite }: Awaited<ReturnType<typeof read>>) => ({
  scripts: all.filter((one) => one.tagName === 'script').map((one) => attribute(one, 'type') ?? attribute(one, 'src')),
  elements: inSite.map((one) => one.tagName).filter((name) => unsafeElement.test(name)),
  handlers: all.flatMap((one) => one.attrs.filter(({ name }) => /^on/i.test(name))),
  addresses: all
    .flatMap((one) => ['href', 'src', 'srcset', 'action', 'data'].map((name) => attribute(one, name) ?? ''))
    .filter((address) => foreignAddress.test(address) && !ours.test(address)),
});
const none = {
  scripts: ['/start.js', 'application/ld+json', 'application/json'],
  elements: [],
  handlers: [],
  addresses: [],
};

const short = (text: string) => text.slice(0, 80);
const siteHomeOf = (text: string) => ({
  title: text,
  description: text,
  city: short(text),
  locality: short(text),
});

/** The texts for property pages: all of them in a full run, otherwise each in only one of the templates, in turn. */
const textsFor = (template: (typeof siteTemplates.values)[number]) => {
  if (process.env.TEST_FULL === '1') return hostileTexts;
  const all = siteTemplates.values;
  return hostileTexts.filter((_, at) => at % all.length === all.indexOf(template));
};

it('there are at least 60 hostile texts', () => expect(hostileTexts.length).toBeGreaterThanOrEqual(60));

describe.each(siteTemplates.values)('hostile text is shown as text in the template %s', (template) => {
  it('on the home page, with a home for each', async () => {
    const listings = hostileTexts.map((text, at) => buildSiteHomeRow({ ...siteHomeOf(text), id: at + 1 }));
    const home = await read({ kind: 'home', base, site: buildSite({ template, listings }) });
    expect(harmIn(home)).toEqual(none);
    expect(home.head).not.toMatch(/[\u202a-\u202e]/);
    expect(hostileTexts.filter((text) => !home.shown.includes(plain(text)))).toEqual([]);
  });

  it('on the page of each property, of a broker with that name', async () => {
    const head = buildSiteHead({ template });
    for (const text of textsFor(template)) {
      const lists = { highlights: [short(text)], amenities: [short(text)], nearby_landmarks: [short(text)] };
      const property = buildSiteProperty({ ...siteHomeOf(text), ...lists, society_name: short(text) });
      const broker = { ...head.broker, name: text, phone: text, licenseNo: text };
      const similar = [buildSiteHomeRow({ ...siteHomeOf(text), id: 2 })];
      const view: SiteView = { kind: 'property', base, page: { site: { ...head, broker }, property, similar } };
      const page = await read(view);
      expect(harmIn(page), text).toEqual(none);
      expect(page.data).toEqual(view);
      expect(page.structured).toMatchObject({ itemOffered: { name: expect.any(String), description: text } });
      expect(page.head).not.toMatch(/[\u202a-\u202e]/);
      // In the title, the description and each of the lists.
      expect(page.shown.split(plain(short(text))).length - 1, text).toBeGreaterThanOrEqual(5);
    }
  });
});

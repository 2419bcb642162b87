import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { buildSite, buildSiteHead, buildSiteHomeRow, buildSiteProperty } from '#contract/fixtures/sites.ts';
import type { PublicSite, SitePropertyPage } from '#contract/sites.ts';
import type { SiteView } from '#contract/siteView.ts';
import { siteTemplates } from '#contract/templates.ts';
import { Island } from '../lib/Island.tsx';
import { renderView } from '../render/renderView.ts';
import { renderSitePage } from './render.tsx';
import { siteIsland, siteIslands } from './siteIslands.tsx';
import { siteThemeOf } from './templateThemeOf.ts';

const origin = 'https://homes.example.com';
const base = '/site/asha-rathore';
const assets = {
  entry: '/assets/site.js',
  form: ['/assets/enquirySender.js'],
  css: '',
};
const render = (view: SiteView, at = origin) => renderSitePage({ view, origin: at, assets });

const blockIn = (html: string, type: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/${type}"[^>]*>([\\s\\S]*?)</script>`).exec(html)?.[1] ?? '');

describe('a site’s home page', () => {
  const site = buildSite();

  it('describes itself to search engines and shared links with absolute URLs', async () => {
    const html = await render({ kind: 'home', base, site });
    const photo = site.listings[0]?.photos[0]?.file_url;
    for (const part of [
      '<html lang="en-IN" data-scheme="light"',
      `<title>${site.broker.name} · Homes in Jaipur</title>`,
      `<link rel="canonical" href="${origin}${base}">`,
      `<meta property="og:url" content="${origin}${base}">`,
      `<meta property="og:image" content="${origin}${photo}">`,
      '<meta property="og:image:width" content="1600"><meta property="og:image:height" content="1200">',
      '<script src="/start.js" data-app="/assets/site.js" data-form="/assets/enquirySender.js" defer></script>',
    ])
      expect(html).toContain(part);
    expect(blockIn(html, 'ld\\+json')).toMatchObject({
      '@type': 'RealEstateAgent',
      name: site.broker.name,
      url: `${origin}${base}`,
      makesOffer: [
        {
          '@type': 'Offer',
          priceCurrency: 'INR',
          itemOffered: { '@type': 'Apartment', address: { addressCountry: 'IN' } },
        },
        { itemOffered: { '@type': 'House', url: `${origin}${base}/2-villa-near-statue-circle` } },
      ],
    });
  });

  it('has no URLs without an origin, and is at the root of its own domain', async () => {
    const nowhere = await render({ kind: 'home', base, site }, '');
    expect(nowhere).not.toMatch(/canonical|og:url|"url"|"@id"/);
    const own = await render({ kind: 'home', base: '', site }, 'https://asha.example');
    expect(own).toContain('<link rel="canonical" href="https://asha.example/">');
    expect(own).toContain('href="/1-3-bhk-flat-near-amrapali-circle"');
    expect(own).not.toContain('/site/');
  });

  it('is in the accent that the broker chose, as is a property’s page', async () => {
    const content = { ...site.content, accent: 'indigo' } as const;
    const page = { site: buildSiteHead({ content }), property: buildSiteProperty(), similar: [] };
    for (const view of [
      { kind: 'home', base, site: { ...site, content } } as const,
      { kind: 'property', base, page } as const,
    ])
      expect(await render(view)).toContain(`--s-accent:${siteThemeOf({ ...site, content }).accent}`);
  });

  it('holds the data that it was rendered from', async () => {
    const view: SiteView = { kind: 'home', base, site };
    expect(blockIn(await render(view), 'json')).toEqual(view);
  });

  it('with several pages of homes names the total, but no prices and places', async () => {
    for (const template of siteTemplates.values) {
      const html = await render({
        kind: 'home',
        base,
        site: { ...site, template, part: { page: 1, pages: 3, total: 204 } },
      });
      expect(html).toContain(`204 homes, shown by ${site.broker.name}`);
      expect(html).not.toMatch(/where prices start|kinds? of property|>2<|See 2 listings/);
    }
    const modern = await render({
      kind: 'home',
      base,
      site: { ...site, template: 'modern', part: { page: 1, pages: 3, total: 204 } },
    });
    expect(modern).toMatch(/See (?:<!-- -->)?204/);
    expect(modern).toContain('<dd>204</dd>');
  });

  it('without homes mentions none', async () => {
    const html = await render({
      kind: 'home',
      base,
      site: { ...site, listings: [], part: { page: 1, pages: 1, total: 0 } },
    });
    expect(html).toContain(`content="Homes worth a visit. Shown by ${site.broker.name}."`);
    expect(html).toContain('<meta name="twitter:card" content="summary">');
    expect(html).not.toContain('og:image');
  });
});

describe('a property’s page', () => {
  const pageOf = (details: Parameters<typeof buildSiteProperty>[0]) =>
    render({
      kind: 'property',
      base,
      page: { site: buildSiteHead(), property: buildSiteProperty(details), similar: [] },
    });
  const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

  it('truncates a long title at a word if it can', async () => {
    const words = titleIn(await pageOf({ title: 'sunny courtyard '.repeat(20) }))
      ?.split('… · ')[0]
      ?.split(' ');
    expect(new Set(words)).toEqual(new Set(['sunny', 'courtyard']));
    expect(titleIn(await pageOf({ title: '🏡'.repeat(300) }))).toMatch(/^(?:🏡){180}… · /u);
  });

  it('shows the video of a property without a description', async () => {
    const html = await pageOf({ description: null, videos: ['https://youtu.be/dQw4w9WgXcQ'] });
    expect(html).toContain('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  });
});

describe.each(siteTemplates.values)('the template %s', (template) => {
  const bodyOf = async (view: SiteView) => /<body>([\s\S]*?)<script/.exec(await render(view))?.[1] ?? '';
  const { broker } = buildSiteHead();
  const listings = [buildSiteHomeRow(), buildSiteHomeRow({ id: 2, title: 'Second' })];
  const homeOf = (site: Partial<PublicSite>) =>
    bodyOf({ kind: 'home', base, site: buildSite({ template, listings, ...site }) });
  const pageOf = (details: Parameters<typeof buildSiteProperty>[0], page: Partial<SitePropertyPage> = {}) =>
    bodyOf({
      kind: 'property',
      base: '',
      page: { site: buildSiteHead({ template }), property: buildSiteProperty(details), similar: listings, ...page },
    });

  it('shows all content and links without scripts, below one first heading', async () => {
    const [home, page] = await Promise.all([homeOf({}), pageOf({})]);
    for (const html of [home, page]) expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(home).toContain(`href="${base}/2-second"`);
    const facts = ['₹98,50,000', 'Semi furnished', 'SAMPLE/RAJ/P/2025/0417', 'EMI calculator'];
    for (const part of ['href="/2-second"', 'href="/#listings"', ...facts]) expect(page).toContain(part);
  });

  it('takes over what the page shows: each interactive part, made from the page’s data alone', async () => {
    const site = buildSite({ template, listings: [1, 2, 3, 4].map((id) => buildSiteHomeRow({ id })) });
    const views: SiteView[] = [
      { kind: 'home', base, site },
      { kind: 'property', base, page: { site, property: buildSiteProperty(), similar: listings } },
    ];
    // The class names that remain depend on the rules of the whole page.
    const bare = (markup: string) => markup.replaceAll(/ class="[^"]*"/g, '');
    for (const view of views) {
      const html = await bodyOf(view);
      const islands = Object.entries(siteIslands(view));
      expect([...html.matchAll(/data-island="(\w+)"/g)].map(([, name]) => name).toSorted()).toEqual(
        islands.map(([name]) => name).toSorted(),
      );
      for (const [name, content] of islands) {
        const alone = await renderView(() => createElement(Island, { name }, content), siteIsland);
        expect(bare(html).includes(bare(alone.body)), name).toBe(true);
      }
    }
  });

  it('isolates direction marks in users’ text from the text beside it', async () => {
    const turned = (words: string) => `\u202e${words}`;
    const texts = {
      ...{ title: turned('title'), locality: turned('locality'), city: turned('city'), state: turned('state') },
      ...{ description: turned('description'), rera_number: turned('rera') },
    };
    const named = { ...broker, name: turned('name'), phone: turned('99'), licenseNo: turned('licence') };
    const homes = [buildSiteHomeRow(texts), buildSiteHomeRow({ ...texts, id: 2 })];
    const details = {
      ...texts,
      ...{ sub_locality: turned('sub'), society_name: turned('society'), amenities: [turned('lift')] },
      ...{ highlights: [turned('high')], nearby_landmarks: [turned('school')] },
    };
    const page = { site: { ...buildSiteHead({ template }), broker: named }, similar: homes };
    for (const html of await Promise.all([homeOf({ broker: named, listings: homes }), pageOf(details, page)])) {
      const beside = [...html.matchAll(/<([^\s>]+)[^>]*>([^<]*\u202e[^<]*)<([^>]*)>/g)]
        .filter(([, opened, , next]) => next !== `/${opened}`)
        .map(([, , words]) => words);
      expect(beside).toEqual([]);
      // Nor does the app's own text follow in the same text node.
      expect(html.match(/>[^<]*\u202e[^<]*(?:shown|own listing|answers|License)[^<]*</gi)).toBeNull();
    }
  });

  it('names phone and email for visitors without scripts, and no phone if the broker has none', async () => {
    const textFor = async (phone: string | null) =>
      (await homeOf({ broker: { ...broker, phone } })).replace(/<[^>]*>/g, '');
    expect(await textFor(broker.phone)).toContain(
      `Call ${broker.phone} or write to ${broker.email}: the form needs scripts`,
    );
    expect(await textFor(null)).toContain(`Write to ${broker.email}: the form needs scripts`);
    expect(await textFor(null)).not.toContain('or write to');
  });
});

describe('a missing page', () => {
  it('says Not Found, links to the site, and is not indexed', async () => {
    const nowhere = await render({ kind: 'missing', base: '', isSite: false });
    expect(nowhere).toContain('<h1');
    expect(nowhere).toContain('Not Found');
    expect(nowhere).toContain('<meta name="robots" content="noindex">');
    expect(nowhere).not.toMatch(/<script|canonical|og:/);
    const gone = await render({ kind: 'missing', base, isSite: true });
    expect(gone).toContain(`href="${base}"`);
    const onOwnDomain = await render({ kind: 'missing', base: '', isSite: true });
    expect(onOwnDomain).not.toContain('Nivaas</');
  });
});

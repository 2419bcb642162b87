import { describe, expect, it } from 'vitest';
import { buildSite, buildSiteHead, buildSiteListing, buildSiteProperty } from '#contract/fixtures/sites.ts';
import type { SiteView } from '#contract/siteView.ts';
import { siteTemplates } from '#contract/templates.ts';
import { renderSitePage } from './render.tsx';

const origin = 'https://homes.example.com';
const base = '/site/asha-rathore';
const assets = {
  entry: '/assets/site.js',
  form: ['/assets/enquirySender.js'],
  css: '',
  faces: { inter: '/inter.woff2', fraunces: '/fraunces.woff2' },
};
const render = (view: SiteView, at = origin) => renderSitePage({ view, origin: at, assets });

const blockIn = (html: string, type: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/${type}"[^>]*>([\\s\\S]*?)</script>`).exec(html)?.[1] ?? '');

describe('a site’s home', () => {
  const site = buildSite();

  it('names itself to search engines and shared links, with whole addresses', async () => {
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

  it('says nothing of addresses where none is known, and is at the root of a domain of its own', async () => {
    const nowhere = await render({ kind: 'home', base, site }, '');
    expect(nowhere).not.toMatch(/canonical|og:url|"url"|"@id"/);
    const own = await render({ kind: 'home', base: '', site }, 'https://asha.example');
    expect(own).toContain('<link rel="canonical" href="https://asha.example/">');
    expect(own).toContain('href="/1-3-bhk-flat-near-amrapali-circle"');
    expect(own).not.toContain('/site/');
  });

  it('holds, for the browser, what it was made from', async () => {
    const view: SiteView = { kind: 'home', base, site };
    expect(blockIn(await render(view), 'json')).toEqual(view);
  });

  it('on one page of several counts them all, and says of prices and places only what it knows', async () => {
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

  it('without listings claims none', async () => {
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

  it('cuts a long title at a word, and one without words where it must', async () => {
    const words = titleIn(await pageOf({ title: 'sunny courtyard '.repeat(20) }))
      ?.split('… · ')[0]
      ?.split(' ');
    expect(new Set(words)).toEqual(new Set(['sunny', 'courtyard']));
    expect(titleIn(await pageOf({ title: '🏡'.repeat(300) }))).toMatch(/^(?:🏡){180}… · /u);
  });

  it('shows the video of a home that nobody described', async () => {
    const html = await pageOf({ description: null, videos: ['https://youtu.be/dQw4w9WgXcQ'] });
    expect(html).toContain('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  });
});

describe.each(siteTemplates.values)('words that would break out, in %s', (template) => {
  const hostile = '</title></script><script>window.ran=1</script><!--"\'><img src=x onerror=alert(1)> \u202eevil\u2028';
  const broker = { ...buildSiteHead().broker, name: hostile };
  const title = hostile;
  const views: readonly SiteView[] = [
    {
      kind: 'home',
      base,
      site: buildSite({ template, broker, listings: [buildSiteListing({ title, city: hostile })] }),
    },
    {
      kind: 'property',
      base,
      page: {
        site: buildSiteHead({ template, broker }),
        property: buildSiteProperty({ title, description: hostile, locality: hostile, highlights: [hostile] }),
        similar: [buildSiteListing({ id: 9, title })],
      },
    },
  ];

  it.each(views)('stay words on the page $kind', async (view) => {
    const html = await render(view);
    // The page's own: structured data, its data, what takes it over.
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html).not.toMatch(/<img src=x|<!--"|window\.ran=1<\/script>/);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    // In one line among others, nothing turns letters round.
    expect(html.slice(0, html.indexOf('<body'))).not.toMatch(/<(?:title|meta)[^>]*\u202e/);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).not.toContain('\u202e');
    expect(blockIn(html, 'json')).toEqual(view);
    expect(JSON.stringify(blockIn(html, 'ld\\+json'))).toContain(JSON.stringify(hostile));
  });
});

describe('what is not there', () => {
  it('says so, leads on, and is nothing for search engines', async () => {
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

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { footerPartners } from './features/showcase/footer/footerWords.ts';
import { sampleCities } from './features/showcase/samples/cities.ts';
import { sampleOwnerProperties, samplePropertyTypes } from './features/showcase/samples/homes.ts';
import { sampleSellers } from './features/showcase/samples/people.ts';
import { sampleBlogPosts } from './features/showcase/samples/reading.ts';
import { searchCategories as categories, searchTabs } from './features/showcase/searchTabList.ts';
import { renderPublicPages } from './prerender.tsx';

// Looks for the wording of the public pages in specification 001 (sections 2, 3, 8 and 9) in the prerendered pages.

// As in the build (vite.config.ts).
vi.mock('react-router-dom', () => import('./render/documentRouter.tsx'));

type Page = 'home' | 'landing' | 'about';
let html: Record<string, string>;
let words: Record<string, string>;

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };
const textOf = (markup: string) =>
  markup
    .replace(/<!--.*?-->/g, '')
    .replace(/<(?:svg|style)[\s\S]*?<\/(?:svg|style)>/g, ' ')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \t]+/g, ' ');
const inOrder = (text: string, parts: readonly string[]) => {
  let from = 0;
  return parts.filter((part) => {
    const at = text.indexOf(part, from);
    if (at >= 0) from = at + part.length;
    return at < 0;
  });
};

beforeAll(async () => {
  const pages = await renderPublicPages();
  html = Object.fromEntries(pages.map(({ file, view }) => [file, view.body]));
  words = Object.fromEntries(pages.map(({ file, view }) => [file, textOf(view.body)]));
});

const searchCategories = categories.map(({ label }) => label);
const everywhere = ['home', 'landing', 'about'] as const;
const navigation = [
  ...['For Buyers', 'For Tenants', 'For Owners', 'For Dealers / Builders', 'Insights', 'NEW'],
  ...['Post property', 'FREE', 'Login'],
];
const footer = [
  ...['Homes, found with care', 'Company', 'Explore', 'Resources', 'Services', 'Subscribe', '1800 000 0199'],
  ...['namaste@nivaas.example', 'App Store', 'Google Play', 'Partners', `© ${new Date().getFullYear()} Nivaas`],
  ...['Privacy', 'Terms', 'Sitemap', 'Back to top'],
];
const hero = ['Buy', 'Rent / PG', 'Projects', 'Commercial', 'Dealers', ...searchCategories, 'Near me', 'Search'];
const statistics = ['10k+', 'listings', '4k+', 'owners', '1k+', 'projects'];

const lists: readonly (readonly [page: Page, what: string, parts: readonly string[]])[] = [
  ...everywhere.map((page) => [page, 'the navigation with its badges', navigation] as const),
  ...everywhere.map((page) => [page, 'the footer', footer] as const),
  ['landing', 'the search', hero],
  ['home', 'the search', hero],
  ['landing', 'the statistics', statistics],
  ['home', 'the statistics', statistics],
  [
    'home',
    'its sections in their order',
    [
      ...['High-demand projects', 'Have a property to sell', 'Sell your property'],
      ...['Apartments, Villas and more in Jaipur', 'Your Real Estate Guide', 'Industry Insights', 'See all'],
      ...['Legal Updates', 'Watch video', 'Read article', 'Explore Services', 'Recommended sellers'],
      ...['Popular Owner Properties', 'See all Properties', 'Blog and News', 'See all'],
    ],
  ],
  [
    'home',
    'the property types and their counts',
    ['2,000+ properties', '1,000+ properties', '550+ properties', '800+ properties'],
  ],
  [
    'landing',
    'twelve cities, and the way to twelve more',
    [...sampleCities.slice(0, 12).map(({ name }) => name), 'View More Cities'],
  ],
  [
    'about',
    'its parts',
    [
      ...['We simplify real estate for', 'everyone', '40+', 'cities', '120K+', 'verified listings', '3.5K+'],
      ...['active brokers', 'under 4 hours', 'average response time', 'mission', 'What we offer', 'values'],
      ...['Trusted partners', 'journey', '2022', '2023', '2024', '2025', 'Leadership', 'FAQ', 'Contact us'],
    ],
  ],
];

describe('the pages say', () => {
  it.each(lists)('%s: %s', (page, _what, parts) => {
    expect(inOrder(words[page] ?? '', parts)).toEqual([]);
  });

  it('in the search’s tabs and the category, in the specification’s order, each tab with a placeholder of its own', () => {
    expect(searchTabs.map(({ label }) => label)).toEqual(['Buy', 'Rent / PG', 'Projects', 'Commercial', 'Dealers']);
    expect(new Set(searchTabs.map(({ placeholder }) => placeholder)).size).toBe(5);
    expect(searchCategories).toEqual(['All Residential', 'Apartment', 'Villa', 'Plot']);
    expect(html.landing).toContain(`placeholder="${searchTabs[0].placeholder}"`);
    expect(html['landing-tenants']).toContain(`placeholder="${searchTabs[1].placeholder}"`);
    expect(html['landing-dealers']).toContain(`placeholder="${searchTabs[4].placeholder}"`);
  });
});

const enumerations: readonly (readonly [what: string, used: readonly string[], all: readonly string[]])[] = [
  ['seller badges', sampleSellers.flatMap(({ badge }) => badge ?? []), ['HOUSING EXPERT PRO', 'HOUSING EXPERT']],
  ['property type ids', samplePropertyTypes.map(({ id }) => id), ['apartment', 'villa', 'builder', 'plot']],
  ['an owner property’s status', sampleOwnerProperties.map(({ status }) => status), ['Ready to Move']],
  ['blog tags', sampleBlogPosts.map(({ tag }) => tag), ['Market', 'Finance', 'Guide', 'Legal']],
];

describe('the samples', () => {
  it.each(enumerations)('use all %s, and no other', (_what, used, all) => {
    expect([...new Set(used)].sort()).toEqual([...all].sort());
  });

  it('are 24 cities, 5 articles, 2 legal updates and 3 questions', () => {
    expect(sampleCities).toHaveLength(24);
    expect(words.home?.match(/\d\s+min/g)).toHaveLength(5);
    expect(words.home?.match(/Watch video|Read article/g)).toHaveLength(2);
    expect(html.about?.match(/<details/g)).toHaveLength(3);
  });
});

it('the footer’s email is required, the contact is a mail link, no link leads nowhere', () => {
  expect(html.home).toMatch(/<input[^>]*type="email"[^>]*required|<input[^>]*required[^>]*type="email"/);
  expect(html.about).toContain('href="mailto:namaste@nivaas.example"');
  expect(html.home).not.toMatch(/href=""/);
});

it('the footer names its partners', () => {
  for (const page of everywhere) expect(inOrder(words[page] ?? '', ['Partners', ...footerPartners])).toEqual([]);
});

it('no page holds a script or the address of a foreign host', () => {
  for (const body of Object.values(html)) expect(body).not.toMatch(/<script|(?:src|href)="(?:https?:)?\/\//);
});

import { expect } from 'storybook/test';
import {
  buildSite,
  buildSiteContent,
  buildSiteHead,
  buildSiteHomeRow,
  buildSiteProperty,
} from '#contract/fixtures/sites.ts';
import { residentialTypes } from '#contract/properties/choices.ts';
import type { PublicSite, SiteHomeRow, SitePropertyPage } from '#contract/sites.ts';
import type { SiteTemplate } from '#contract/templates.ts';

const places = ['Vaishali Nagar', 'C-Scheme', 'Jagatpura', 'Mansarovar', 'Malviya Nagar', 'Bani Park'];
const names = [
  'Neem Court',
  'Villa with a pool',
  'Second floor with a terrace',
  'Flat facing the park',
  'Corner house',
];
const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

const home = (index: number): SiteHomeRow =>
  buildSiteHomeRow({
    id: index + 1,
    property_type: at(residentialTypes.values, index),
    title: `${at(names, index)}, ${at(places, index)}`,
    locality: at(places, index),
    expected_price: 2_400_000 + index * 1_950_000,
    built_up_area: 800 + index * 90,
    num_bedrooms: at(['1 RK', '2', '2.5', '3', '4'], index),
    rera_number: index % 3 ? null : `SAMPLE/RAJ/P/2025/${1000 + index}`,
    ...(index % 5 === 4 ? { photos: [] } : {}),
  });

const nobody = { phone: null, phoneE164: null, photo: null, licenseNo: null };
const bare = {
  ...{ title: null, description: null, locality: null, state: null, expected_price: null, built_up_area: null },
  ...{ num_bedrooms: null, availability: null, rera_number: null, photos: [] },
};

/** Texts that try to break out of a page; each must be shown as text. */
const hostileWords = [
  '<script>window.broken = 1</script>',
  '"><img src=x onerror="window.broken = 1">',
  "' onmouseover='window.broken = 1",
  'javascript:window.broken=1',
  '</title></style></script><svg onload=window.broken=1>',
  '\u202Edeppilf era srettel eseht\u202C',
  'W'.repeat(180),
] as const;
const [script, image, attribute, url, breakOut, turned, long] = hostileWords;

const hostileHead = {
  broker: {
    name: `${image} ${long}`,
    phone: `${script.slice(0, 20)} 55501 20010`,
    phoneE164: url,
    email: `"><script>@${'x'.repeat(60)}.example`,
    photo: 'javascript:window.broken=1',
    licenseNo: breakOut,
  },
  content: buildSiteContent({
    ...{ tagline: image, about: `${script}\n\n${long}`, areas: [attribute, long] },
    testimonials: [{ name: breakOut, said_on: '2026-01-01', words: `${url} ${turned} ${long}` }],
  }),
};
const hostileHome = (title: string, id: number): SiteHomeRow =>
  buildSiteHomeRow({
    ...{ id, title, description: title, locality: attribute, city: image, state: turned, rera_number: breakOut },
    ...{ property_type: script, building_type: url, area_unit: attribute, num_bedrooms: image, photos: [] },
  });
const hostileText = `${hostileWords.join('\n')}\n${'Very long. '.repeat(930)}`;

type Kind = 'full' | 'sparse' | 'hostile' | 'empty';

const sites: Readonly<Record<Kind, Partial<PublicSite>>> = {
  full: { content: buildSiteContent(), listings: Array.from({ length: 30 }, (_, index) => home(index)) },
  sparse: { broker: { ...buildSiteHead().broker, ...nobody }, listings: [buildSiteHomeRow({ ...bare })] },
  hostile: { ...hostileHead, listings: hostileWords.map((words, index) => hostileHome(words, index + 1)) },
  empty: { broker: { ...buildSiteHead().broker, ...nobody }, listings: [] },
};

/** The data of a template's home page, by kind. */
export const homeOf = (template: SiteTemplate, kind: Kind) => ({
  site: buildSite({ template, ...sites[kind] }),
});

const pages: Readonly<Record<Kind, Omit<SitePropertyPage, 'site'>>> = {
  full: {
    property: buildSiteProperty({ videos: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'] }),
    similar: [home(1), home(2), home(3)],
  },
  sparse: {
    property: buildSiteProperty({
      ...bare,
      ...{ features: {}, highlights: [], amenities: [], nearby_landmarks: [], society_name: null },
    }),
    similar: [],
  },
  hostile: {
    property: buildSiteProperty({
      ...hostileHome(image, 1),
      ...{ description: hostileText, society_name: long, sub_locality: script },
      ...{ highlights: [script, long], amenities: [...hostileWords], nearby_landmarks: [image, turned] },
      videos: [url, '"><script>'],
    }),
    similar: hostileWords.slice(0, 3).map((words, index) => hostileHome(words, index + 2)),
  },
  empty: { property: buildSiteProperty({ ...bare, features: {}, amenities: [], highlights: [] }), similar: [] },
};

/** The data of a property's page in a template, by kind. */
export const propertyOf = (template: SiteTemplate, kind: Kind) => {
  const { slug, broker, content } = homeOf(template, kind).site;
  return {
    ...pages[kind],
    site: { slug, template, broker, content },
  };
};

/** Expects every row of a gallery's photos to reach the gallery's right edge. */
export const fillsItsRows = async (page: HTMLElement) => {
  const gallery = page.querySelector('.gallery');
  const boxes = [...(gallery?.children ?? [])].map((one) => one.getBoundingClientRect());
  const end = Math.max(...boxes.map(({ right }) => right));
  await expect(boxes.length).toBeGreaterThan(1);
  // Each photo reaches the edge or has another one to its right.
  const lonely = boxes.filter(
    ({ right, top, bottom }) =>
      right < end - 2 && !boxes.some((other) => other.left >= right && other.top < bottom && other.bottom > top),
  );
  await expect(lonely).toEqual([]);
};

const badAddress = /^(?:javascript|data|vbscript):/i;

/** Expects every hostile text to be shown as text, and none to have become markup. */
export const readsAsText = async (page: HTMLElement, words: readonly string[] = hostileWords) => {
  const read = page.textContent ?? '';
  for (const word of words) await expect(read).toContain(word);
  await expect(page.querySelectorAll('script, [onerror], [onload], [onmouseover], img[src="x"]')).toHaveLength(0);
  const addresses = [...page.querySelectorAll('a, img')].map(
    (one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '',
  );
  await expect(addresses.filter((address) => badAddress.test(address.trim()))).toEqual([]);
  await expect(window).not.toHaveProperty('broken');
  // No element is wider than the page.
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
};

import { type Choices, labelOf } from '#contract/choices.ts';
import { type ListFilter, listFilters, type SingleFilter } from '#contract/homes/listFilters.ts';
import { buildingTypes } from '#contract/properties/choices.ts';
import { areaWords, bedroomWords, sumWords } from '#src/features/homes/homeWords.ts';

// For use within a sentence; 'RERA' and '1 RK' stay as they are.
const inSentence = (label: string) => label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
const labels = (choices: Choices) => (values: readonly string[]) =>
  values.map((value) => inSentence(labelOf(choices, value))).join(' or ');
const named = (slug: string) =>
  slug
    .replace(/^\d+-?/, '')
    .replaceAll('-', ' ')
    .replace(/(?<!\S)./gu, (letter) => letter.toUpperCase());
const plain = (values: readonly string[]) => values.join(' or ');

type Words<Filter extends string = string> = Readonly<Record<Filter, (values: readonly string[]) => string>>;

/** How the values of each filter read. These filters, about what and where, come first. */
const whatAndWhere = {
  bedrooms: (values) => values.map(bedroomWords).join(' or '),
  type: labels(listFilters.type),
  building_type: labels(buildingTypes),
  locality: plain,
  city: plain,
  broker: (slugs) => `by ${slugs.map(named).filter(Boolean).join(' or ') || 'one broker'}`,
} as const satisfies Words;

/** The filters that are named after the price and the area. */
const more: Words<Exclude<ListFilter | SingleFilter, keyof typeof whatAndWhere>> = {
  availability: labels(listFilters.availability),
  furnishing: labels(listFilters.furnishing),
  facing: (values) => `${plain(values)} facing`,
  ownership: labels(listFilters.ownership),
  amenities: (values) => values.join(', '),
  rera: () => 'RERA registered',
  photos: () => 'with photos',
};

const squareFeet = (area: number) => areaWords(area, 'Sq.ft.');

const rangeWords = (min: string | null, max: string | null, words: (value: number) => string): string => {
  const [from, to] = [min, max].map((value) => (value && Number(value) >= 0 ? words(Number(value)) : ''));
  return from && to ? `${from} to ${to}` : from ? `${from} and more` : to ? `up to ${to}` : '';
};

/** What a saved search looks for, in words: 3 BHK, Vaishali Nagar, up to ₹80 Lac, RERA registered. */
export const queryWords = (query: string): string => {
  const asked = new URLSearchParams(query);
  const words = asked.get('q')?.trim();
  const said = (filters: Words) =>
    Object.entries(filters).map(([name, say]) => {
      const values = asked.getAll(name).flatMap((value) => value.split(',').filter(Boolean));
      return values.length > 0 ? say(values) : '';
    });
  const parts = [
    words ? `“${words}”` : '',
    ...said(whatAndWhere),
    rangeWords(asked.get('price_min'), asked.get('price_max'), sumWords),
    rangeWords(asked.get('area_min'), asked.get('area_max'), squareFeet),
    ...said(more),
  ].filter(Boolean);
  return parts.length === 0 ? 'All homes for sale' : parts.join(', ').replace(/^./u, (letter) => letter.toUpperCase());
};

import { labelOf } from '#contract/choices.ts';
import { buildingTypes, propertyTypes } from '#contract/properties/choices.ts';
import { CRORE, LAKH } from '#contract/rules/money.ts';
import type { SiteHomeRow } from '#contract/sites.ts';

/** A visitor's filter. Each part is the value of a choice, or empty for any. */
export interface HomesFilter {
  readonly type: string;
  readonly locality: string;
  readonly budget: string;
  readonly bedrooms: string;
}

/** The parts of a filter, in display order. */
export const filterParts = ['type', 'locality', 'bedrooms', 'budget'] as const;
/** A filter that every home matches. */
export const noFilter: HomesFilter = { type: '', locality: '', budget: '', bedrooms: '' };

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The choices of each part; every choice matches at least one home. */
export type FilterChoices = Readonly<Record<keyof HomesFilter, readonly Option[]>>;

const bands: readonly (Option & { from: number; to: number })[] = [
  { value: '0-50-lac', label: 'Up to ₹50 Lac', from: 0, to: 50 * LAKH },
  { value: '50-lac-1-cr', label: '₹50 Lac to ₹1 Cr', from: 50 * LAKH, to: CRORE },
  { value: '1-2-cr', label: '₹1 Cr to ₹2 Cr', from: CRORE, to: 2 * CRORE },
  { value: '2-5-cr', label: '₹2 Cr to ₹5 Cr', from: 2 * CRORE, to: 5 * CRORE },
  { value: '5-cr', label: '₹5 Cr and more', from: 5 * CRORE, to: Number.POSITIVE_INFINITY },
];

const bandOf = ({ expected_price: price }: SiteHomeRow) =>
  price ? bands.find(({ from, to }) => price >= from && price < to)?.value : undefined;
// Half a room is a study: 2 BHK includes 2.5 BHK.
const bedroomsOf = ({ num_bedrooms: count }: SiteHomeRow) => {
  if (!count) return undefined;
  return count === '1 RK' ? '1-rk' : String(Math.floor(Number(count)) || '');
};

const localityOf = ({ locality }: SiteHomeRow) => locality?.trim() || undefined;

const uses = ({ building_type, property_type }: SiteHomeRow) => [building_type, property_type];

/** The choices that these homes offer. A part with a single choice has none. */
export const filterChoices = (homes: readonly SiteHomeRow[]): FilterChoices => {
  const used = new Set(homes.flatMap(uses));
  const buildings = buildingTypes.options.filter(({ value }) => used.has(value));
  const kinds = propertyTypes.options.filter(({ value }) => used.has(value));
  const prices = new Set(homes.map(bandOf));
  const places = [...new Set(homes.flatMap((one) => localityOf(one) ?? []))];
  const rooms = [...new Set(homes.flatMap((one) => bedroomsOf(one) || []))];
  const several = <Choice>(choices: readonly Choice[]) => (choices.length > 1 ? choices : []);
  return {
    type: several([
      ...several(
        buildings.map(({ value }) => ({ value, label: `All ${labelOf(buildingTypes, value).toLowerCase()}` })),
      ),
      ...kinds,
    ]),
    locality: several(places.sort((one, other) => one.localeCompare(other)).map((value) => ({ value, label: value }))),
    budget: several(bands.filter(({ value }) => prices.has(value))),
    bedrooms: several(
      rooms
        .sort(
          (one, other) => (Number.parseFloat(one) || 0) - (Number.parseFloat(other) || 0) || (one === '1-rk' ? -1 : 1),
        )
        .map((value) => ({ value, label: value === '1-rk' ? '1 RK' : `${value} BHK` })),
    ),
  };
};

/** The filter that a query string names; unknown values are ignored. */
export const filterOf = (search: string, choices: FilterChoices): HomesFilter => {
  const params = new URLSearchParams(search);
  const read = (name: keyof HomesFilter) => choices[name].find(({ value }) => value === params.get(name))?.value ?? '';
  return { type: read('type'), locality: read('locality'), budget: read('budget'), bedrooms: read('bedrooms') };
};

/** The query string with this filter, such as `?type=villa`; other parameters stay. */
export const searchFor = (filter: HomesFilter, search: string): string => {
  const params = new URLSearchParams(search);
  for (const name of filterParts) {
    if (filter[name]) params.set(name, filter[name]);
    else params.delete(name);
  }
  const query = params.toString();
  return query ? `?${query}` : '';
};

/** The homes that match the filter. */
export const matching = (homes: readonly SiteHomeRow[], filter: HomesFilter): SiteHomeRow[] => {
  const { type, locality, budget, bedrooms } = filter;
  return homes.filter(
    (one) =>
      (!type || uses(one).includes(type)) &&
      (!locality || localityOf(one) === locality) &&
      (!budget || bandOf(one) === budget) &&
      (!bedrooms || bedroomsOf(one) === bedrooms),
  );
};

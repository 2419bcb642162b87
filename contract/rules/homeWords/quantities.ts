import { bedroomCounts } from '#contract/properties/choices.ts';
import { factorOf } from '../area.ts';
import type { Token } from './tokens.ts';

/** The filters that some tokens mean, and the number of these tokens. */
export interface Reading {
  readonly filters: readonly {
    readonly filter: 'price_min' | 'price_max' | 'area_min' | 'area_max' | 'bedrooms';
    readonly value: string | number;
  }[];
  readonly length: number;
}

type Kind = 'price' | 'area' | 'rooms';
interface Unit {
  readonly kind: Kind;
  /** Rupees or square feet. */
  readonly size: number;
  readonly length: number;
}
interface Amount {
  readonly value: number;
  readonly unit: Unit | undefined;
  readonly length: number;
}

const worded = (kind: Kind, size: number, words: string) =>
  words.split(', ').map((word) => [word, { kind, size }] as const);
const feetIn = (unit: string): number => factorOf(unit)?.feet ?? 1;

const units: ReadonlyMap<string, { readonly kind: Kind; readonly size: number }> = new Map([
  ...worded('price', 1e5, 'lakh, lakhs, lac, lacs, l, lkh, lakhs, लाख'),
  ...worded('price', 1e7, 'cr, crs, crore, crores, karod, करोड़, करोड'),
  ...worded('price', 1e3, 'k, thousand, hazaar, hazar, हज़ार, हजार'),
  ...worded('price', 1, 'rs, rupees, rupee, inr'),
  ...worded('area', 1, 'sqft, sft, sq ft, sq feet, sq foot, square feet, square foot, square ft, feet, ft'),
  ...worded(
    'area',
    feetIn('sq. yards'),
    'gaj, gaz, sqyd, sqyds, sq yd, sq yds, sq yard, sq yards, sqyard, sqyards, square yard, square yards, yards, गज',
  ),
  ...worded(
    'area',
    feetIn('sq. meters'),
    'sqm, sqmt, sq m, sq mt, sq mtr, sq meter, sq meters, sq metre, sq metres, square meter, square meters, square metre, square metres',
  ),
  ...worded('area', feetIn('acres'), 'acre, acres'),
  ...worded('area', feetIn('bigha'), 'bigha, bighas'),
  ...worded('area', feetIn('hectares'), 'hectare, hectares'),
  ...worded('area', feetIn('guntha'), 'guntha, gunthas'),
  ...worded('area', feetIn('marla'), 'marla, marlas'),
  ...worded('area', feetIn('ground'), 'ground, grounds'),
  ...worded('area', feetIn('cent'), 'cent, cents'),
  ...worded('area', feetIn('dismil'), 'dismil'),
  ...worded(
    'rooms',
    1,
    'bhk, bhks, bedroom, bedrooms, bed, beds, br, bed room, bed rooms, kamra, kamre, kamron, बीएचके, कमरे',
  ),
]);

const before: Readonly<Record<string, 'max' | 'min' | 'about' | 'both'>> = {
  ...Object.fromEntries(
    'under, below, upto, up to, within, max, maximum, less than, not more than, no more than, at most, till, <, budget, budget of, lower than, cheaper than'
      .split(', ')
      .map((words) => [words, 'max']),
  ),
  ...Object.fromEntries(
    'above, over, min, minimum, more than, at least, atleast, starting, starting from, from, >, greater than, beyond'
      .split(', ')
      .map((words) => [words, 'min']),
  ),
  about: 'about',
  around: 'about',
  approx: 'about',
  approximately: 'about',
  between: 'both',
};
const after: Readonly<Record<string, 'max' | 'min'>> = {
  max: 'max',
  maximum: 'max',
  tak: 'max',
  'se kam': 'max',
  'ke andar': 'max',
  'se neeche': 'max',
  'or less': 'max',
  'or below': 'max',
  'and below': 'max',
  '+': 'min',
  plus: 'min',
  'and above': 'min',
  'or above': 'min',
  'or more': 'min',
  'and up': 'min',
  'se upar': 'min',
  'se zyada': 'min',
  onwards: 'min',
};
const MOST_WORDS = 3;
const joins = new Set(['-', '–', '—', 'to', 'and', '&', 'se']);
const lists = new Set(['/', 'or', '&', 'and', ',']);

/** The longest of a table's phrases at a position. */
const phraseAt = <Value>(
  tokens: readonly Token[],
  at: number,
  find: (phrase: string) => Value | undefined,
): { readonly value: Value; readonly length: number } | undefined => {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 0; length -= 1) {
    const value = find(
      tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' '),
    );
    if (value !== undefined) return { value, length };
  }
  return undefined;
};
const own =
  <Value>(table: Readonly<Record<string, Value>>) =>
  (phrase: string): Value | undefined =>
    Object.hasOwn(table, phrase) ? table[phrase] : undefined;

const currency = new Set(['₹', 'rs', 'inr', 'rupees']);

const amountAt = (tokens: readonly Token[], at: number): Amount | undefined => {
  const sign = currency.has(tokens[at]?.text ?? '') ? 1 : 0;
  const value = tokens[at + sign]?.value;
  if (value === undefined) return undefined;
  const found = phraseAt(tokens, at + sign + 1, (phrase) => units.get(phrase));
  const plus =
    tokens[at + sign + 1]?.text === '+' ? phraseAt(tokens, at + sign + 2, (phrase) => units.get(phrase)) : undefined;
  const unit = found && { ...found.value, length: found.length };
  // `3+ bhk`: the sign precedes the unit.
  if (!unit && plus) return { value, unit: { ...plus.value, length: plus.length }, length: sign + 1 };
  if (!unit && sign) return { value, unit: { kind: 'price', size: 1, length: 0 }, length: sign + 1 };
  return { value, unit, length: sign + 1 + (unit?.length ?? 0) };
};

// A number this large without a unit means rupees: it is neither an area nor a number of rooms.
const LEAST_RUPEES = 100_000;
const unitOf = ({ value, unit }: Amount): Unit | undefined =>
  unit ?? (value >= LEAST_RUPEES ? { kind: 'price', size: 1, length: 0 } : undefined);

const ABOUT = 0.1;
const bedroomsFrom = (low: number, high: number) =>
  bedroomCounts.values
    .filter((count) => Number(count) >= low && Number(count) <= high)
    .map((value) => ({ filter: 'bedrooms', value }) as const);

type Bound = 'max' | 'min' | 'about' | 'both' | undefined;

const filtersOf = (unit: Unit, low: number | undefined, high: number | undefined): Reading['filters'] => {
  if (unit.kind === 'rooms') return bedroomsFrom(low ?? 0, high ?? Number.POSITIVE_INFINITY);
  const inWhole = (value: number) => Math.round(value * unit.size);
  return [
    ...(low === undefined ? [] : [{ filter: `${unit.kind}_min` as const, value: inWhole(low) }]),
    ...(high === undefined ? [] : [{ filter: `${unit.kind}_max` as const, value: inWhole(high) }]),
  ];
};

const single = (unit: Unit, value: number, bound: Bound): Reading['filters'] => {
  if (bound === 'max') return filtersOf(unit, undefined, value);
  if (bound === 'min') return filtersOf(unit, value, undefined);
  if (unit.kind === 'rooms') return bedroomsFrom(value, value);
  // A budget is an upper limit; an area is approximate.
  if (unit.kind === 'price' && bound !== 'about') return filtersOf(unit, undefined, value);
  return filtersOf(unit, value * (1 - ABOUT), value * (1 + ABOUT));
};

// `50 lakh to 1 crore`, `2-3 cr`.
const rangeAt = (tokens: readonly Token[], at: number): Reading | undefined => {
  const one = amountAt(tokens, at);
  if (!one || !joins.has(tokens[at + one.length]?.text ?? '')) return undefined;
  const other = amountAt(tokens, at + one.length + 1);
  const unit = other && unitOf(other);
  if (!other || !unit) return undefined;
  const first = one.unit ?? unit;
  const [low, high] = [one.value * first.size, other.value * unit.size];
  if (first.kind !== unit.kind || low > high) return undefined;
  const filters = filtersOf({ ...unit, size: 1 }, low, high);
  return filters.length > 0 ? { filters, length: one.length + 1 + other.length } : undefined;
};

// A number after one of these is part of a name: `sector 5, 3 bhk`. Floor and plot are left out, because they are also
// kinds of homes.
const numbered = new Set('sector, phase, block, pocket, ward, lane, tower, no'.split(', '));

// `2, 3 bhk`, `2 or 3 bhk`, `2/3 bhk`; a comma is not a token.
const listAt = (tokens: readonly Token[], at: number): Reading | undefined => {
  const counts: number[] = [];
  let here = at;
  for (;;) {
    const amount = amountAt(tokens, here);
    if (!amount || counts.length > 5) return undefined;
    counts.push(amount.value);
    here += amount.length;
    if (amount.unit && amount.unit.kind !== 'rooms') return undefined;
    const join = lists.has(tokens[here]?.text ?? '') ? 1 : 0;
    if (amount.unit && !(join && amountAt(tokens, here + join)?.unit?.kind === 'rooms')) break;
    if (here === at + 1 && join === 0 && numbered.has(tokens[at - 1]?.text ?? '')) return undefined;
    here += join;
  }
  const filters = counts.flatMap((count) => bedroomsFrom(count, count));
  return counts.length > 1 && filters.length === counts.length ? { filters, length: here - at } : undefined;
};

const rkAt = (tokens: readonly Token[], at: number): Reading | undefined =>
  tokens[at]?.value === 1 && tokens[at + 1]?.text === 'rk'
    ? { filters: [{ filter: 'bedrooms', value: '1 RK' }], length: 2 }
    : undefined;

/** Reads a price, an area or bedrooms at a position of a search, with the words that bound them. */
export const quantityAt = (tokens: readonly Token[], at: number): Reading | undefined => {
  const bound = phraseAt(tokens, at, own(before));
  const start = at + (bound?.length ?? 0);
  const skipped = bound?.length ?? 0;
  const several =
    rkAt(tokens, start) ??
    (bound && bound.value !== 'both' ? undefined : rangeAt(tokens, start)) ??
    listAt(tokens, start) ??
    rangeAt(tokens, start);
  if (several) return { ...several, length: skipped + several.length };
  const amount = amountAt(tokens, start);
  const unit = amount && unitOf(amount);
  if (!amount || !unit) return undefined;
  const end = start + amount.length;
  const plus = phraseAt(tokens, end, own(after));
  // The unit of `3+ bhk` follows the sign.
  const behind =
    plus?.value === 'min' && tokens[end]?.text === '+' && tokens[end - 1]?.value !== undefined ? unit.length : 0;
  const filters = single(unit, amount.value, bound?.value ?? plus?.value);
  if (filters.length === 0) return undefined;
  return { filters, length: skipped + amount.length + (plus?.length ?? 0) + behind };
};

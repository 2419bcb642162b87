import { describe, expect, it } from 'vitest';
import { hostileTexts } from '#contract/fixtures/hostileTexts.ts';
import { localities } from '#contract/fixtures/localities.ts';
import { placeFinder } from './placeFinder.ts';
import { understandSearch } from './understand.ts';

const places = placeFinder(
  ['Jaipur', 'Ajmer', 'Udaipur', 'Varanasi'],
  localities.map(({ name }) => name),
);

/** What a search is read as: `type=flat bedrooms=3 | what is left`. */
const read = (q: string): string => {
  const { understood, text } = understandSearch(q, places);
  const filters = understood.map(({ filter, value }) => `${filter}=${value}`).join(' ');
  return text ? `${filters} | ${text}`.trim() : filters;
};

const LAKH = 100_000;
const CRORE = 100 * LAKH;
const upTo = (rupees: number) => `price_max=${rupees}`;
const from = (rupees: number) => `price_min=${rupees}`;
const between = (low: number, high: number) => `price_min=${low} price_max=${high}`;
const about = (feet: number) => `area_min=${Math.round(feet * 0.9)} area_max=${Math.round(feet * 1.1)}`;

const phrases: readonly (readonly [string, string])[] = [
  ['3 bhk under 80 lakh vaishali nagar', `bedrooms=3 ${upTo(80 * LAKH)} locality=Vaishali Nagar`],
  ['villa 2-3 cr near ajmer road', `type=villa ${between(2 * CRORE, 3 * CRORE)} locality=Ajmer Road`],
  ['plot 200 gaj', `type=residential_land ${about(1800)}`],
  // Money
  ['80 lakh', upTo(80 * LAKH)],
  ['80 lakhs', upTo(80 * LAKH)],
  ['80 lac', upTo(80 * LAKH)],
  ['80 lacs', upTo(80 * LAKH)],
  ['80L', upTo(80 * LAKH)],
  ['80 l', upTo(80 * LAKH)],
  ['80lakh', upTo(80 * LAKH)],
  ['80.5 lakh', upTo(80.5 * LAKH)],
  ['1 cr', upTo(CRORE)],
  ['1cr', upTo(CRORE)],
  ['1.25 crore', upTo(1.25 * CRORE)],
  ['1.25 crores', upTo(1.25 * CRORE)],
  ['2 karod', upTo(2 * CRORE)],
  ['900k', upTo(900_000)],
  ['900 k', upTo(900_000)],
  ['90 hazaar', upTo(90_000)],
  ['90 hazar', upTo(90_000)],
  ['90 thousand', upTo(90_000)],
  ['₹80,00,000', upTo(80 * LAKH)],
  ['₹ 80 lakh', upTo(80 * LAKH)],
  ['rs 80 lakh', upTo(80 * LAKH)],
  ['rs. 80 lakh', upTo(80 * LAKH)],
  ['inr 8000000', upTo(80 * LAKH)],
  ['8000000', upTo(80 * LAKH)],
  ['80,00,000', upTo(80 * LAKH)],
  ['80 lakh rupees', upTo(80 * LAKH)],
  ['80 लाख', upTo(80 * LAKH)],
  ['under 80 lakh', upTo(80 * LAKH)],
  ['below 80 lakh', upTo(80 * LAKH)],
  ['upto 80 lakh', upTo(80 * LAKH)],
  ['up to 80 lakh', upTo(80 * LAKH)],
  ['within 80 lakh', upTo(80 * LAKH)],
  ['max 80 lakh', upTo(80 * LAKH)],
  ['80 lakh max', upTo(80 * LAKH)],
  ['less than 80 lakh', upTo(80 * LAKH)],
  ['not more than 80 lakh', upTo(80 * LAKH)],
  ['< 80 lakh', upTo(80 * LAKH)],
  ['budget 80 lakh', upTo(80 * LAKH)],
  ['80 lakh budget', upTo(80 * LAKH)],
  ['80 lakh tak', upTo(80 * LAKH)],
  ['80 lakh se kam', upTo(80 * LAKH)],
  ['80 lakh ke andar', upTo(80 * LAKH)],
  ['3 kamre ka makaan jaipur', 'bedrooms=3 type=independent_house city=Jaipur'],
  ['sasta flat banaras', 'type=flat city=Varanasi'],
  ['80 lakh or less', upTo(80 * LAKH)],
  ['above 80 lakh', from(80 * LAKH)],
  ['over 1 cr', from(CRORE)],
  ['more than 1 cr', from(CRORE)],
  ['at least 1 cr', from(CRORE)],
  ['min 1 cr', from(CRORE)],
  ['from 1 cr', from(CRORE)],
  ['starting from 50 lakh', from(50 * LAKH)],
  ['> 1 cr', from(CRORE)],
  ['1 cr+', from(CRORE)],
  ['1 cr plus', from(CRORE)],
  ['1 cr and above', from(CRORE)],
  ['1 cr se upar', from(CRORE)],
  ['between 50 lakh and 80 lakh', between(50 * LAKH, 80 * LAKH)],
  ['between 50 and 80 lakh', between(50 * LAKH, 80 * LAKH)],
  ['between 50 lakh and 1 crore', between(50 * LAKH, CRORE)],
  ['50 to 80 lakh', between(50 * LAKH, 80 * LAKH)],
  ['50 lakh to 1 cr', between(50 * LAKH, CRORE)],
  ['50-80 lakh', between(50 * LAKH, 80 * LAKH)],
  ['50 - 80 lac', between(50 * LAKH, 80 * LAKH)],
  ['50–80L', between(50 * LAKH, 80 * LAKH)],
  ['1-1.5 cr', between(CRORE, 1.5 * CRORE)],
  ['from 50 to 80 lakh', `${between(50 * LAKH, 80 * LAKH)}`],
  ['around 50 lakh', between(45 * LAKH, 55 * LAKH)],
  ['about 1 cr', between(0.9 * CRORE, 1.1 * CRORE)],
  // Bedrooms
  ['3 bhk', 'bedrooms=3'],
  ['3bhk', 'bedrooms=3'],
  ['3 BHK', 'bedrooms=3'],
  ['3 bedroom', 'bedrooms=3'],
  ['3 bedrooms', 'bedrooms=3'],
  ['3 bed', 'bedrooms=3'],
  ['3 br', 'bedrooms=3'],
  ['three bhk', 'bedrooms=3'],
  ['two bedroom flat', 'bedrooms=2 type=flat'],
  ['2.5 bhk', 'bedrooms=2.5'],
  ['1 rk', 'bedrooms=1 RK'],
  ['1rk', 'bedrooms=1 RK'],
  ['2 or 3 bhk', 'bedrooms=2 bedrooms=3'],
  ['2/3 bhk', 'bedrooms=2 bedrooms=3'],
  ['2, 3 bhk', 'bedrooms=2 bedrooms=3'],
  ['sector 5, 3 bhk', 'bedrooms=3 | sector 5'],
  ['builder floor 2, 3 bhk', 'type=builder_floor bedrooms=2 bedrooms=3'],
  ['tower 2 or 3 bhk', 'bedrooms=2 bedrooms=3 | tower'],
  ['2 bhk 3 bhk', 'bedrooms=2 bedrooms=3'],
  ['2 bhk or 3 bhk', 'bedrooms=2 bedrooms=3'],
  ['2-3 bhk', 'bedrooms=2 bedrooms=2.5 bedrooms=3'],
  ['2 to 3 bhk', 'bedrooms=2 bedrooms=2.5 bedrooms=3'],
  ['4+ bhk', 'bedrooms=4 bedrooms=4.5 bedrooms=5'],
  ['4 bhk+', 'bedrooms=4 bedrooms=4.5 bedrooms=5'],
  ['upto 2 bhk', 'bedrooms=1 bedrooms=1.5 bedrooms=2'],
  ['at least 4 bhk', 'bedrooms=4 bedrooms=4.5 bedrooms=5'],
  ['9 bhk', '| 9 bhk'],
  // Areas
  ['200 gaj', about(1800)],
  ['200 gaz', about(1800)],
  ['200 sq yd', about(1800)],
  ['200 sq yards', about(1800)],
  ['200 sq. yards', about(1800)],
  ['200 square yards', about(1800)],
  ['1200 sq ft', about(1200)],
  ['1200 sqft', about(1200)],
  ['1200sqft', about(1200)],
  ['1200 sq.ft.', about(1200)],
  ['1200 square feet', about(1200)],
  ['1,200 sq ft', about(1200)],
  ['100 sq m', about(1075)],
  ['100 sqm', about(1075)],
  ['5 marla', about(5 * 5399)],
  ['2 bigha', about(2 * 17_424)],
  ['1 acre', about(43_560)],
  ['above 1200 sq ft', 'area_min=1200'],
  ['1200+ sq ft', 'area_min=1200'],
  ['under 100 gaj', 'area_max=900'],
  ['100-200 gaj', 'area_min=900 area_max=1800'],
  ['100 to 200 sq yd', 'area_min=900 area_max=1800'],
  ['between 1000 and 1500 sq ft', 'area_min=1000 area_max=1500'],
  // Types
  ['flat', 'type=flat'],
  ['flats for sale', 'type=flat'],
  ['apartment', 'type=flat'],
  ['independent house', 'type=independent_house'],
  ['kothi', 'type=independent_house'],
  ['builder floor', 'type=builder_floor'],
  ['farm house', 'type=farm_house'],
  ['farmhouse', 'type=farm_house'],
  ['penthouse', 'type=penthouse'],
  ['studio apartment', 'type=studio_apartment'],
  ['villas', 'type=villa'],
  ['flat or villa', 'type=flat type=villa'],
  ['shop', 'type=commercial_shop'],
  ['office space', 'type=office_space'],
  ['commercial plot', 'type=commercial_plot'],
  ['agricultural land', 'type=farm_agricultural_land'],
  ['godown', 'type=warehouse_godown'],
  ['commercial', 'building_type=commercial'],
  // The rest
  ['ready to move', 'availability=ready_to_move'],
  ['under construction flat', 'availability=under_construction type=flat'],
  ['semi-furnished', 'furnishing=semi_furnished'],
  ['fully furnished', 'furnishing=furnished'],
  ['unfurnished flat', 'furnishing=unfurnished type=flat'],
  ['east facing plot', 'facing=East type=residential_land'],
  ['north-east facing', 'facing=North East'],
  ['facing south', 'facing=South'],
  ['freehold', 'ownership=freehold'],
  ['rera approved', 'rera=registered'],
  ['with lift and parking', 'amenities=Lift amenities=Car Parking'],
  ['swimming pool', 'amenities=Swimming Pool'],
  ['24x7 security', 'amenities=24x7 Security'],
  ['with photos', 'photos=true'],
  // Places, and slips in their names
  ['vaishali nagar', 'locality=Vaishali Nagar'],
  ['Vaishali Nagar, Jaipur', 'locality=Vaishali Nagar city=Jaipur'],
  ['flats in jaipur', 'type=flat city=Jaipur'],
  ['c-scheme', 'locality=C-Scheme'],
  ['c scheme', 'locality=C-Scheme'],
  ['vaishli nagar', 'locality=Vaishali Nagar'],
  ['vaishali ngar', 'locality=Vaishali Nagar'],
  ['vaisali nagar', 'locality=Vaishali Nagar'],
  ['malviya nager', 'locality=Malviya Nagar'],
  ['malvia nagar', 'locality=Malviya Nagar'],
  ['mansrovar', 'locality=Mansarovar'],
  ['mansarover', 'locality=Mansarovar'],
  ['jagatpra', 'locality=Jagatpura'],
  ['jagat pura', 'locality=Jagatpura'],
  ['jhotwada', 'locality=Jhotwara'],
  ['pratap nagr', 'locality=Pratap Nagar'],
  ['sirsi raod', 'locality=Sirsi Road'],
  ['jaipr', 'city=Jaipur'],
  ['2bhk flat near mansarovar metro under 60L', `bedrooms=2 type=flat locality=Mansarovar ${upTo(60 * LAKH)} | metro`],
  [
    'Raja Park Jaipur 4 bhk kothi 3 cr se upar',
    `locality=Raja Park city=Jaipur bedrooms=4 type=independent_house ${from(3 * CRORE)}`,
  ],
  // Text
  ['park view', '| park view'],
  ['3 bhk near the old temple', 'bedrooms=3 | old temple'],
  ['neem court', '| neem court'],
  ['', ''],
];

describe('a search', () => {
  it.each(phrases)('%j is read as %s', (q, expected) => {
    expect(read(q)).toBe(expected);
  });
  it('is tried with at least 150 phrases', () => expect(phrases.length).toBeGreaterThanOrEqual(150));

  it('keeps the words as typed, so that they can be taken off', () => {
    const q = 'Villa  2-3 Cr near AJMER road';
    const { understood } = understandSearch(q, places);
    expect(understood.map(({ words }) => words)).toEqual(['Villa', '2-3 Cr', '2-3 Cr', 'AJMER road']);
    for (const { words } of understood) expect(q).toContain(words);
  });
  it('takes one price, one area and one place: what follows is text', () => {
    expect(read('80 lakh 90 lakh')).toBe(`${upTo(80 * LAKH)} | 90 lakh`);
    expect(read('jaipur udaipur')).toBe('city=Jaipur | udaipur');
  });
});

const senseless = [
  ...['-', '--', '+', '<', '>', '₹', '₹₹₹', '/ / /', '&', '%', '_', '%%%', '\\', "'", '"', '`'],
  ...['0', '00', '0 bhk', '-1 bhk', '1e9 lakh', '0x10 cr', '9'.repeat(200), '1.2.3.4 cr', '1,,,,2 lakh', '3 3 3 3 bhk'],
  ...[
    'to to to',
    '5 to lakh',
    'between',
    'between and',
    'under',
    'under under 5',
    'upto above 5 cr',
    '9 to 2 lakh',
    'bhk 3',
    'cr',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString 3 bhk',
    'hasOwnProperty',
    'valueOf lakh',
    '3 __proto__',
    'under constructor',
  ],
  ...[
    'a'.repeat(10_000),
    '1 '.repeat(5_000),
    '1-'.repeat(5_000),
    '1,'.repeat(5_000),
    '3 or '.repeat(5_000),
    'sq '.repeat(5_000),
  ],
  ...[
    'vaishali '.repeat(2_000),
    '💥'.repeat(200),
    '\ud800',
    'a\0b',
    '\u202e3 bhk',
    '<script>alert(1)</script>',
    '%00',
    '../../etc',
  ],
  ...hostileTexts,
];

describe('what makes no sense', () => {
  it('is tried with at least 50 texts', () => expect(new Set(senseless).size).toBeGreaterThanOrEqual(50));
  it.each(senseless.map((q) => [q.slice(0, 40), q] as const))('%j is harmless', (_, q) => {
    const { understood, text } = understandSearch(q, places);
    expect(text.length).toBeLessThanOrEqual(200);
    for (const { value } of understood)
      expect(typeof value === 'string' || (Number.isSafeInteger(value) && value >= 0)).toBe(true);
  });
});

it('finds a city by the name that its homes have, and by another or a former one', () => {
  const { exact } = placeFinder(['Bangalore', 'Bengaluru', 'Mumbai'], []);
  expect(['bangalore', 'bengaluru', 'bombay'].map((name) => exact(name)?.value)).toEqual([
    'Bangalore',
    'Bengaluru',
    'Mumbai',
  ]);
});

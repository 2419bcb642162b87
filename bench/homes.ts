// npm run bench -- homes
// Finding a home on PostgreSQL: 200,000 and 1,000,000 live homes of 2,000 brokers. 95th percentiles of whole calls
// through the server, in milliseconds: first pages of searches with any three filters and all counts; no search
// is repeated.
// Uses the PostgreSQL at TEST_DATABASE_URL, or starts one. SIZES=200000 measures one size.

import type { Client } from 'pg';
import { seeded } from '#contract/fixtures/seeded.ts';
import { homesPath } from '#contract/homes/address.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import {
  availabilities,
  bedroomCounts,
  defaultAmenities,
  facings,
  furnishingStatuses,
  ownerships,
  residentialTypes,
} from '#contract/properties/choices.ts';
import { median, percentile, say, sayWhether, timeOf, timesOf } from './support/figures.ts';
import { addBrokers, asOwner, atNewPlace, onPostgres, type Place } from './support/onPostgres.ts';

const SIZES = (process.env.SIZES ?? '200000,1000000').split(',').map(Number);
const ROUNDS = Number(process.env.ROUNDS ?? 200);
const BROKERS = 2_000;
const AT_ONCE = 50_000;
const LOCALITIES = 400;
const limitFor = (homes: number): number => (homes <= 200_000 ? 60 : 120);

// Disables the triggers: in production their cost is spread over single writes.
const fill = async (client: Client, homes: number): Promise<void> => {
  await addBrokers(client, BROKERS);
  await client.query('alter table properties disable trigger user; drop index search_homes_words');
  for (let from = 1; from <= homes; from += AT_ONCE)
    await client.query(
      `insert into properties (broker_id, property_for, building_type, property_type, title, city, locality, society_name, state,
          expected_price, built_up_area, area_unit, num_bedrooms, approved_at, features, amenities)
      select 1 + n % $3::int, 'sell', 'residential', ($5::text[])[1 + (n * 7) % 8],
        'Home ' || n || ' near ' || (array['Amrapali Circle', 'City Park', 'the temple', 'Gandhi Path'])[1 + n % 4],
        (array['Jaipur', 'Jaipur', 'Jaipur', 'Ajmer', 'Kota'])[1 + (n * 3) % 5], 'Sector ' || (n * 31) % $4::int || ' Nagar',
        'Society ' || (n * 17) % 5000, 'Rajasthan', 1500000 + (n::bigint * 7919) % 30000000, 400 + (n * 13) % 3000, 'Sq.ft.',
        ($6::text[])[1 + (n * 11) % 10], now() - ($12::int - n) * interval '10 seconds',
        jsonb_build_object('availability', ($7::text[])[1 + (n * 5) % 3], 'furnishing_status', ($8::text[])[1 + (n * 7) % 3],
          'facing', ($9::text[])[1 + (n * 3) % 8], 'ownership', ($10::text[])[1 + (n * 3) % 4],
          'rera_status', (array['registered', 'applied', 'not_applicable'])[1 + n % 3]),
        jsonb_build_array(($11::text[])[1 + n % 14], ($11::text[])[1 + (n * 3) % 14], ($11::text[])[1 + (n * 5) % 14])
      from generate_series($1::int, $2::int) n`,
      [
        from,
        Math.min(from + AT_ONCE - 1, homes),
        BROKERS,
        LOCALITIES,
        residentialTypes.values,
        bedroomCounts.values,
        availabilities.values,
        furnishingStatuses.values,
        facings.values,
        ownerships.values,
        defaultAmenities.values,
        homes,
      ],
    );
  await client.query(`alter table properties enable trigger user;
    insert into search_homes (id, broker_id, words, photos) select id, broker_id,
      lower(concat_ws(E'\\n', title, society_name, sub_locality, locality, city, left(description, 400))), id % 3 from properties;
    create index search_homes_words on search_homes using gin (words gin_trgm_ops) with (fastupdate = false)`);
};

const filtersOf = (nth: number): Partial<HomesQuery>[] => {
  const { pick, int } = seeded(nth);
  const low = int(2, 200) * 100_000;
  return [
    { type: [pick(residentialTypes.values)] },
    { bedrooms: [pick(bedroomCounts.values), pick(bedroomCounts.values)] },
    { price_min: low, price_max: low + int(10, 200) * 100_000 },
    { area_min: int(4, 30) * 100 },
    { availability: [pick(availabilities.values)] },
    { furnishing: [pick(furnishingStatuses.values)] },
    { facing: [pick(facings.values), pick(facings.values)] },
    { ownership: [pick(ownerships.values)] },
    { rera: 'registered' },
    { photos: 'true' },
    { amenities: [pick(defaultAmenities.values)] },
    { city: 'Jaipur' },
    { locality: `Sector ${int(0, LOCALITIES - 1)} Nagar` },
    { q: `society ${int(0, 4999)}` },
    { sort: pick(['price_up', 'price_down', 'rate_up', 'area_down'] as const) },
  ];
};

const threeOf = (nth: number): Partial<HomesQuery> => Object.assign({}, ...seeded(nth + 1_000).some(filtersOf(nth), 3));

const searches: Readonly<Record<string, (nth: number) => Partial<HomesQuery>>> = {
  'any three filters': threeOf,
  'no filter': (nth) => ({ price_min: nth }),
  'words that are understood': (nth) => ({ q: `3 bhk flat under ${20 + nth} lakh sector ${nth} nagar` }),
  'words of a society': (nth) => ({ q: `society ${1000 + nth}` }),
  'a misspelt locality': (nth) => ({ q: `sectr ${100 + nth} ngar flat` }),
  'page 400': (nth) => ({ price_min: nth, page: 400 }),
};

let caller = 0;
const ask = async ({ http }: Place, query: Partial<HomesQuery>): Promise<void> => {
  caller += 1;
  // Each call comes from another address, to stay below the rate limit per address.
  const remoteAddress = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
  const answer = await http.inject({ url: `/api${homesPath(query)}`, remoteAddress });
  if (answer.statusCode !== 200)
    throw new Error(`${homesPath(query)} answered ${answer.statusCode}: ${answer.payload}`);
};

// Until the index is loaded, the server asks clients to retry.
const untilRead = async ({ http }: Place): Promise<void> => {
  for (;;) if ((await http.inject({ url: '/api/homes' })).statusCode === 200) return;
};

const measure = async (place: Place, homes: number): Promise<boolean> => {
  await asOwner(place.url, (client) => fill(client, homes));
  const before = process.memoryUsage().rss;
  const load = await timeOf(() => untilRead(place));
  const grown = (process.memoryUsage().rss - before) / 1e6;
  say(`${homes} homes: read into the index in ${(load / 1_000).toFixed(1)} s, ${grown.toFixed(0)} MB`);
  let good = true;
  for (const [name, query] of Object.entries(searches)) {
    const times = await timesOf(ROUNDS, (nth) => ask(place, query(nth < 0 ? nth + 5_000 : nth)), 10);
    const p95 = percentile(times, 0.95);
    const fits = p95 <= limitFor(homes);
    good &&= fits;
    sayWhether(fits, `${p95.toFixed(1).padStart(6)} ms  p95, median ${median(times).toFixed(1)} ms: ${name}`);
  }
  return good;
};

let good = true;
for (const homes of SIZES) good = (await onPostgres(() => atNewPlace((place) => measure(place, homes)))) && good;
process.exitCode = good ? 0 : 1;

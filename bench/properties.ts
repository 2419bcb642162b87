// npm run bench -- properties
// My Properties on PostgreSQL: 200,000 properties of 2,000 brokers. Medians of whole calls through the server, in
// milliseconds, for a broker with 100 properties and one with 5,000.
// Uses the PostgreSQL at TEST_DATABASE_URL, or starts one.

import { openSession } from '#server/http/session.ts';
import { medianTime, sayWhether } from './support/figures.ts';
import { addBrokers, ask, asOwner, atNewPlace, onPostgres, type Place } from './support/onPostgres.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 60);
const BROKERS = 2_000;
const PROPERTIES = 200_000;
const MAX_MS = 30;
const brokers = { 'a broker of 100': 1_000, 'a broker of 5,000': 1 } as const;

const queries = {
  'first page': '',
  'a common word': '?q=jaipur',
  'a rare word': '?q=haveli',
  'two words': '?q=mahal+flat',
  'a word nobody has': '?q=udaipur',
} as const;

/** Interleaves the rows, so that a broker's are scattered among the others'. Every 997th home is a haveli. */
const fill = (url: string): Promise<void> =>
  asOwner(url, async (client) => {
    await addBrokers(client, BROKERS);
    await client.query(
      `insert into properties
        (broker_id, property_for, building_type, property_type, title, city, locality, address, state, expected_price,
          built_up_area, area_unit, features)
      select case when n % 41 = 0 then 1 else 1 + n % $2::int end, 'sell', 'residential', 'flat',
        case when n % 997 = 0 or n = 999 then 'Restored haveli ' else '3 BHK flat ' end || n, 'Jaipur',
        (array['Jagatpura', 'Vaishali Nagar', 'Mansarovar', 'Bani Park'])[1 + n % 4],
        'House ' || n || ', near Akshaya Patra Temple, Mahal Road', 'Rajasthan', 5000000 + n, 900 + n % 2000, 'Sq.ft.',
        '{"facing": "East", "flooring_type": "Marble", "ownership": "freehold", "rera_status": "applied"}'
      from generate_series(1, $1::int) n`,
      [PROPERTIES, BROKERS],
    );
  });

const measure = async (place: Place): Promise<boolean> => {
  await fill(place.url);
  let good = true;
  for (const [who, id] of Object.entries(brokers)) {
    const token = await place.db.asSystem((tx) => openSession(tx, 'broker', id, false));
    for (const [name, query] of Object.entries(queries)) {
      let found = 0;
      const took = await medianTime(ROUNDS, async () => {
        const answer = await ask(place, token, `/api/properties/listproperty${query}`);
        found = answer.json<{ meta: { total: number } }>().meta.total;
      });
      good &&= took < MAX_MS;
      sayWhether(took < MAX_MS, `${took.toFixed(1).padStart(6)} ms  ${who}, ${name}: ${found} found`);
    }
  }
  return good;
};

process.exitCode = (await onPostgres(() => atNewPlace(measure))) ? 0 : 1;

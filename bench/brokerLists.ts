// npm run bench -- brokerLists
// A broker's lists on PostgreSQL: among 1,000 brokers, one with 10,000 leads and 10,000 users, and one with 1,000 of
// each. Medians of whole calls through the server, in milliseconds.
// Uses the PostgreSQL at TEST_DATABASE_URL, or starts one.

import { openSession } from '#server/http/session.ts';
import { median, sayWhether, timeOf } from './support/figures.ts';
import { fillBrokerRows } from './support/fillBrokerRows.ts';
import { ask, atNewPlace, onPostgres, type Place } from './support/onPostgres.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 60);
const BROKERS = 1_000;
const MAX_MS = 25;
const MAX_RATIO = 1.5;
const measured = { big: { broker: 1, rows: 10_000 }, small: { broker: 2, rows: 1_000 } } as const;

const lists = { leads: '/api/leads/broker', users: '/api/broker-users' } as const;
const queries = {
  'first page': '',
  'first page of one status': { leads: '?status=closed', users: '?status=inactive' },
  'first page by name': { leads: '?sort=full_name&order=asc', users: '?sort=name&order=asc' },
  'search, few found': '?q=person+77',
  'search, many found': '?q=person',
  'search, none found': '?q=nobody+like+it',
} as const;

const measure = async (place: Place): Promise<boolean> => {
  await fillBrokerRows(place.url, BROKERS, Object.values(measured));
  const tokenOf = (broker: number) => place.db.asSystem((tx) => openSession(tx, 'broker', broker, false));
  const tokens = { big: await tokenOf(measured.big.broker), small: await tokenOf(measured.small.broker) };
  let good = true;
  for (const [noun, base] of Object.entries(lists) as ['leads' | 'users', string][]) {
    for (const [name, query] of Object.entries(queries)) {
      const path = `${base}${typeof query === 'string' ? query : query[noun]}`;
      const times = { big: [] as number[], small: [] as number[] };
      for (let round = -5; round < ROUNDS; round += 1) {
        for (const size of ['big', 'small'] as const) {
          const took = await timeOf(() => ask(place, tokens[size], path));
          if (round >= 0) times[size].push(took);
        }
      }
      const [big, small] = [median(times.big), median(times.small)];
      const ratio = big / small;
      const fits = big < MAX_MS && (!name.startsWith('first page') || ratio <= MAX_RATIO);
      good &&= fits;
      const figures = `${big.toFixed(1)} ms of 10,000, ${small.toFixed(1)} ms of 1,000, ${ratio.toFixed(2)} times`;
      sayWhether(fits, `${noun}, ${name}: ${figures}`);
    }
  }
  return good;
};

process.exitCode = (await onPostgres(() => atNewPlace(measure))) ? 0 : 1;

// npm run bench -- reports
// The operator's reports on 1,000,000 leads and 200,000 properties of 1,000 brokers, and two years' visits, on
// PostgreSQL, for 12 months and for 30 days. 95th percentiles of whole calls through the server, in milliseconds; goal:
// 300. Then the cost of the counting triggers: leads are added one by one, alternately with and without them.
// Uses the PostgreSQL at TEST_DATABASE_URL, or starts one.

import type { Client } from 'pg';
import { foldChanges } from '#server/figures/figures.ts';
import { daysLater } from '#server/figures/period.ts';
import { openSession } from '#server/http/session.ts';
import { median, percentile, say, sayWhether, timeOf, timesOf } from './support/figures.ts';
import { addBrokers, ask, asOwner, atNewPlace, onPostgres, type Place } from './support/onPostgres.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 40);
const BROKERS = 1_000;
const LEADS_EACH = Number(process.env.LEADS_EACH ?? 1_000);
const HOMES_EACH = Number(process.env.HOMES_EACH ?? 200);
/** The greatest age of leads and homes in days: enough to fill the last 12 months and the 12 before them. */
const DAYS = Number(process.env.DAYS ?? 730);
const GOAL_MS = 300;

/** Adds leads at random times. Most are contacted, a minute to about two weeks later, sooner more often than later. */
const addLeads = (client: Client, from: number, to: number) =>
  client.query(`insert into leads (broker_id, full_name, email, phone, city, property_interest, source, status, created_at, first_contact_at)
    select case when n % 50 = 0 then null else b end, 'Person ' || n, 'person' || n || '.' || b || '@mail.example', p.phone, 'Jaipur', '3 BHK flat',
      (array['website', 'website', 'call', 'social_media', 'referral'])[1 + (n + b) % 5],
      (array['new', 'contacted', 'qualified', 'proposal', 'closed', 'lost'])[1 + (n * 7 + b) % 6], p.at,
      case when (n + b) % 6 > 0 then p.at + exp(random() * 10) * interval '1 minute' end
    from generate_series(${from}, ${to}) n, generate_series(1, ${BROKERS}) b,
      lateral (select (9800000000 + n * 1000 + b)::text as phone, now() - random() * interval '${DAYS} days' as at) p`);

const addHomes = (client: Client, from: number, to: number) =>
  client.query(`insert into properties (broker_id, property_for, building_type, property_type, title, city, locality, expected_price,
      built_up_area, area_unit, status, created_at, sold_at, approved_at)
    select b, 'sell', 'residential', (array['flat', 'villa', 'penthouse', 'builder_floor'])[1 + n % 4], 'Home ' || n, 'City ' || b % 20,
      'Locality ' || (b * 7 + n) % 60, 4000000 + n * 1000, 800 + n, 'Sq.ft.',
      (array['live', 'live', 'live', 'sold', 'paused'])[1 + (n + b) % 5], now() - random() * interval '${DAYS} days',
      now() - random() * interval '${DAYS} days', now()
    from generate_series(${from}, ${to}) n, generate_series(1, ${BROKERS}) b`);

const inParts = async (count: number, size: number, add: (from: number, to: number) => Promise<unknown>) => {
  for (let from = 1; from <= count; from += size) await add(from, Math.min(from + size - 1, count));
};

const fill = async ({ url, db }: Place): Promise<void> => {
  await asOwner(url, async (client) => {
    await client.query(`insert into operators (full_name, email) values ('Operator', 'operator@bench.example')`);
    await addBrokers(client, BROKERS);
    await inParts(LEADS_EACH, 50, (from, to) => addLeads(client, from, to));
    await inParts(HOMES_EACH, 20, (from, to) => addHomes(client, from, to));
    // Three pages of each site every day.
    await inParts(DAYS, 50, (from, to) =>
      client.query(`insert into visits (day, site, page, views)
        select current_date - d, 'site-' || s, (array['/', '/' || s, '/' || s + 1000])[p], 1 + (d + s) % 9
        from generate_series(${from}, ${to}) d, generate_series(1, ${BROKERS}) s, generate_series(1, 3) p`),
    );
  });
  await foldChanges(db);
  await asOwner(url, async () => undefined);
};

const today = new Date().toISOString().slice(0, 10);
const periods = [
  ['12 months', daysLater(today, -364)],
  ['30 days', daysLater(today, -29)],
] as const;
const paths = ['leads', 'listings', 'brokers', 'brokers?sort=answer_time', 'brokers?sort=sold', 'visits'];

const measureCalls = async (place: Place): Promise<boolean> => {
  const token = await place.db.asSystem((tx) => openSession(tx, 'super_admin', 1, false));
  let good = true;
  for (const [name, from] of periods) {
    for (const path of paths) {
      const [report, sort] = path.split('?sort=');
      const query = { from, to: today, ...(sort && { sort }) };
      const took = await timesOf(ROUNDS, () => ask(place, token, `/api/reports/${report}`, query));
      const worst = percentile(took, 0.95);
      good &&= worst <= GOAL_MS;
      sayWhether(worst <= GOAL_MS, `${path}, ${name}: ${worst.toFixed(0)} ms (median ${median(took).toFixed(0)})`);
    }
  }
  return good;
};

/**
 * Measures what counting adds to the time of a new lead, with each lead in its own transaction, as brokers add them.
 */
const measureTriggers = ({ url }: Place): Promise<void> =>
  asOwner(url, async (client) => {
    const add = () =>
      client.query(`insert into leads (broker_id, full_name, email, phone, source, status)
        values (1, 'Person', 'person@bench.example', '9800000000', 'website', 'new')`);
    const times = { ENABLE: [] as number[], DISABLE: [] as number[] };
    for (let round = 0; round < 20; round += 1) {
      for (const way of ['ENABLE', 'DISABLE'] as const) {
        await client.query(`alter table leads ${way} trigger count_inserted`);
        for (let nth = 0; nth < 100; nth += 1) times[way].push(await timeOf(add));
      }
    }
    const [on, off] = [median(times.ENABLE), median(times.DISABLE)];
    say(
      `a new lead: ${on.toFixed(2)} ms counted, ${off.toFixed(2)} ms uncounted: ${(on / off).toFixed(2)} times as long`,
    );
  });

process.exitCode = (await onPostgres(() =>
  atNewPlace(async (place) => {
    await fill(place);
    const good = await measureCalls(place);
    await measureTriggers(place);
    return good;
  }),
))
  ? 0
  : 1;

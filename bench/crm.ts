// npm run bench -- crm
// The CRM's calls with 1,000,000 leads of 1,000 brokers on PostgreSQL: a broker's day, a lead's page, duplicates while
// typing, and the list with its follow-ups. 95th percentiles of whole calls through the server, in milliseconds; goal:
// 30. Uses the PostgreSQL at TEST_DATABASE_URL, or starts one.

import { openSession } from '#server/http/session.ts';
import { percentile, sayWhether, timeOf } from './support/figures.ts';
import { addBrokers, ask, asOwner, atNewPlace, onPostgres, type Place } from './support/onPostgres.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 200);
const BROKERS = 1_000;
const LEADS_EACH = Number(process.env.LEADS_EACH ?? 1_000);
const GOAL_MS = 30;

interface Lead {
  readonly id: number;
  readonly broker_id: number;
  readonly phone: string;
  readonly email: string;
}

/**
 * Adds leads of all ages and statuses, interleaved. One in ten has a follow-up, one in twenty shares another lead's
 * phone, and each has three events.
 */
const fill = ({ url }: Place): Promise<void> =>
  asOwner(url, async (client) => {
    await addBrokers(client, BROKERS);
    // In batches, so that no statement runs for long.
    for (let from = 1; from <= LEADS_EACH; from += 50) {
      await client.query(`insert into leads (broker_id, full_name, email, phone, phone_e164, city, property_interest, source, status,
          assigned_to, created_at, last_event_at, follow_up_at, follow_up_kind)
        select b, 'Person ' || n, 'person' || n || '.' || b || '@mail.example', p.phone, '+91' || p.phone, 'Jaipur',
          '3 BHK flat near Akshaya Patra Temple', 'website',
          (array['new', 'contacted', 'qualified', 'proposal', 'closed', 'lost'])[1 + n % 6],
          case when n % 8 > 0 then 'Agent ' || n % 8 end,
          now() - n * interval '7 hours', now() - n * interval '5 hours',
          case when n % 10 = 0 then now() + (n % 400 - 200) * interval '1 hour' end, case when n % 10 = 0 then 'call' end
        from generate_series(${from}, ${Math.min(from + 49, LEADS_EACH)}) n, generate_series(1, ${BROKERS}) b,
          lateral (select (9800000000 + (n - (n % 20 = 0)::int) * 1000 + b)::text as phone) p`);
    }
    await client.query(`insert into lead_events (lead_id, broker_id, at, kind, detail)
      select id, broker_id, created_at + e * interval '1 hour', (array['created', 'call', 'note'])[e], '{}'
      from leads, generate_series(1, 3) e`);
  });

const measure = async (place: Place): Promise<boolean> => {
  await fill(place);
  const tokens = new Map<number, string>();
  const tokenOf = async (broker: number) => {
    const known = tokens.get(broker) ?? (await place.db.asSystem((tx) => openSession(tx, 'broker', broker, false)));
    tokens.set(broker, known);
    return known;
  };
  const rows: Lead[] = [];
  await asOwner(place.url, async (client) => {
    const found = await client.query<Lead>(
      `select id, broker_id, phone, email from leads where id % 4999 = 0 order by id`,
    );
    rows.push(...found.rows);
  });
  const calls: readonly (readonly [name: string, path: (lead: Lead) => string])[] = [
    ["a broker's day", () => '/api/leads/broker/today'],
    ['a lead', ({ id }) => `/api/leads/broker/${id}`],
    ["a lead's timeline", ({ id }) => `/api/leads/broker/${id}/events`],
    ['duplicates of a phone', ({ phone }) => `/api/leads/broker/duplicates?phone=0${phone}`],
    ['duplicates of an e-mail', ({ email }) => `/api/leads/broker/duplicates?email=${email}`],
    ['the list, first page', () => '/api/leads/broker'],
    ['the list, overdue', () => '/api/leads/broker?follow_up=overdue'],
    ['the list of a person', () => '/api/leads/broker?assigned_to=Agent%203'],
    ['the list of nobody', () => '/api/leads/broker?assigned_to=(none)'],
    ['the list by follow-up', () => '/api/leads/broker?sort=follow_up&order=asc'],
  ];
  let good = true;
  for (const [name, path] of calls) {
    const took: number[] = [];
    for (let round = -10; round < ROUNDS; round += 1) {
      const lead = rows[(round + 10) % rows.length];
      if (!lead) throw new Error('There are no leads');
      const token = await tokenOf(lead.broker_id);
      const time = await timeOf(() => ask(place, token, path(lead)));
      if (round >= 0) took.push(time);
    }
    const worst = percentile(took, 0.95);
    good &&= worst <= GOAL_MS;
    sayWhether(worst <= GOAL_MS, `${name}: ${worst.toFixed(1)} ms`);
  }
  return good;
};

process.exitCode = (await onPostgres(() => atNewPlace(measure))) ? 0 : 1;

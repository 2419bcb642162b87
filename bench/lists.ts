// The operator's lists with 100,000 leads and 5,000 brokers on PostgreSQL: npm run bench -- lists

import { drizzle } from 'drizzle-orm/node-postgres';
import { listBrokers } from '#contract/brokers.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listAdminLeads, listAllLeads } from '#contract/leads/endpoints.ts';
import { createOperator } from '#server/auth/accounts.ts';
import { openSession } from '#server/http/session.ts';
import { againOf, captureQueries, rowsQueryOf } from '#server/testing/capturedQueries.ts';
import { addManyRows } from '#server/testing/manyRows.ts';
import { medianTime, say } from './support/figures.ts';
import { ask, asOwner, atNewPlace, onPostgres, type Place } from './support/onPostgres.ts';

const ROUNDS = 21;
const FEW = { brokers: 1_000, leads: 1_000 };
const MANY = { brokers: 5_000, leads: 100_000 };

type Query = Readonly<Record<string, string>>;
const byName = { sort: 'full_name', order: 'asc' };
const ofBrokers = { lead_source_type: 'broker' };
const calls: readonly (readonly [string, Endpoint, Query])[] = [
  ['brokers, first page', listBrokers, {}],
  ['brokers by name', listBrokers, { sort: 'name', order: 'asc' }],
  ['brokers, search "many-4321"', listBrokers, { q: 'many-4321' }],
  ['brokers, search "Rathore"', listBrokers, { q: 'Rathore' }],
  ['broker leads, first page', listAllLeads, ofBrokers],
  ['broker leads by name', listAllLeads, { ...ofBrokers, ...byName }],
  ['broker leads by city, last first', listAllLeads, { ...ofBrokers, sort: 'city', order: 'desc' }],
  ['broker leads, status lost', listAllLeads, { ...ofBrokers, status: 'lost' }],
  ['broker leads, search "Haveli"', listAllLeads, { ...ofBrokers, q: 'Haveli' }],
  ['broker leads, search "lead-98765"', listAllLeads, { ...ofBrokers, q: 'lead-98765' }],
  ['main website leads, first page', listAdminLeads, {}],
  ['main website leads by name', listAdminLeads, byName],
  ['main website leads, status lost', listAdminLeads, { status: 'lost' }],
  ['main website leads, search "lead-43210"', listAdminLeads, { q: 'lead-43210' }],
  ['all leads counted (dashboard)', listAllLeads, { limit: '1' }],
];

/** The median time of each whole call, and of the query for its rows, in milliseconds. */
const measure = async (place: Place, counts: typeof MANY): Promise<{ whole: number; rows: number }[]> => {
  const { db } = place;
  // Not through the application, whose statement timeout is too short for creating the indexes.
  await asOwner(place.url, (owner) => drizzle(owner).transaction((tx) => addManyRows(tx, counts)));
  const person = { fullName: 'Meera Krishnan', email: 'operator@bench.example', password: 'Namaste#2026home' };
  const id = await createOperator(db, person);
  const token = await db.asSystem((tx) => openSession(tx, 'super_admin', id, false));
  const measured: { whole: number; rows: number }[] = [];
  for (const [, { path }, query] of calls) {
    const call = () => ask(place, token, path, query);
    const rows = againOf(rowsQueryOf(await captureQueries(call)));
    measured.push({
      whole: await medianTime(ROUNDS, call),
      rows: await medianTime(ROUNDS, () => db.asOperator((tx) => tx.execute(rows))),
    });
  }
  return measured;
};

await onPostgres(async () => {
  const few = await atNewPlace((place) => measure(place, FEW));
  const many = await atNewPlace((place) => measure(place, MANY));
  const ms = (value = 0) => `${value.toFixed(1).padStart(7)} ms`;
  say(`${`median of ${ROUNDS}`.padEnd(42)}   whole call   rows at 1,000   rows at 100,000   ratio`);
  for (const [at, [name]] of calls.entries()) {
    const ratio = (many[at]?.rows ?? 0) / (few[at]?.rows ?? 1);
    say(
      `${name.padEnd(42)}   ${ms(many[at]?.whole)}      ${ms(few[at]?.rows)}        ${ms(many[at]?.rows)}   ${ratio.toFixed(2)}`,
    );
  }
});

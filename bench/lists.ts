// How fast the operator's lists answer with 100,000 leads and 5,000 brokers on PostgreSQL: npm run bench:lists

import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { listBrokers } from '../contract/brokers';
import type { Endpoint } from '../contract/endpoint';
import { listAdminLeads, listAllLeads } from '../contract/leads';
import { setup } from '../scripts/get-postgres.mjs';
import { buildApp } from '../server/app';
import { createOperator } from '../server/auth/accounts';
import { readConfig } from '../server/config';
import { type Database, databaseOver } from '../server/db/database';
import { openPostgres } from '../server/db/postgres';
import { openSession } from '../server/http/session';
import { memoryStore } from '../server/media/memoryStore';
import { againOf, captureQueries, rowsQueryOf } from '../server/testing/capturedQueries';
import { createEmptyDatabase } from '../server/testing/emptyPostgres';
import { addManyRows } from '../server/testing/manyRows';

const ROUNDS = 26;
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

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times.slice(5));
};

interface Place {
  readonly db: Database;
  readonly http: FastifyInstance;
  readonly token: string;
}

const ask = ({ http, token }: Place, { path: url }: Endpoint, query: Query) =>
  http.inject({ url, query: { ...query }, headers: { authorization: `Bearer ${token}` } }).then((answer) => {
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.payload}`);
  });

/** The median of each whole call, and of its rows alone, in milliseconds. */
const measure = async (url: string, counts: typeof MANY): Promise<{ whole: number; rows: number }[]> => {
  const db = databaseOver(await openPostgres(url));
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  // Over a connection of its own: an index takes longer to make than the application lets any statement run.
  await drizzle(owner).transaction((tx) => addManyRows(tx, counts));
  await owner.query('vacuum analyze');
  await owner.end();
  const http = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), db, images: memoryStore() });
  const person = { fullName: 'Meera Krishnan', email: 'operator@bench.example', password: 'Namaste#2026home' };
  const id = await createOperator(db, person);
  const place = { db, http, token: await db.asSignIn((tx) => openSession(tx, 'super_admin', id, false)) };
  const measured: { whole: number; rows: number }[] = [];
  for (const [, endpoint, query] of calls) {
    const rows = againOf(rowsQueryOf(await captureQueries(() => ask(place, endpoint, query))));
    measured.push({
      whole: await timed(() => ask(place, endpoint, query)),
      rows: await timed(() => db.asOperator((tx) => tx.execute(rows))),
    });
  }
  await http.close();
  await db.close();
  return measured;
};

const inEmpty = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const { url, drop } = await createEmptyDatabase();
  try {
    return await work(url);
  } finally {
    await drop();
  }
};

const stop = await setup();
try {
  const few = await inEmpty((url) => measure(url, FEW));
  const many = await inEmpty((url) => measure(url, MANY));
  const ms = (value = 0) => `${value.toFixed(1).padStart(7)} ms`;
  process.stdout.write(`${'median of 21'.padEnd(42)}   whole call   rows at 1,000   rows at 100,000   ratio\n`);
  for (const [at, [name]] of calls.entries()) {
    const ratio = (many[at]?.rows ?? 0) / (few[at]?.rows ?? 1);
    process.stdout.write(
      `${name.padEnd(42)}   ${ms(many[at]?.whole)}      ${ms(few[at]?.rows)}        ${ms(many[at]?.rows)}   ${ratio.toFixed(2)}\n`,
    );
  }
} finally {
  await stop?.();
}

// npm run bench -- peers
// A broker's calls about leads on the built server, compared with Directus, Strapi, and a bare Fastify handler with the
// same SQL: a list's first page with its total, a search by name, a lead, a new lead, a changed status, among the same
// 100,000 leads of 50 brokers. All on one PostgreSQL, in turn, over 16 keep-alive connections; medians of the rates of
// rounds, percentiles of all calls.
// Goals: 3 times the rate of Directus and of Strapi, 0.6 times that of the bare handler. `-- bare` skips the other
// products. ROUNDS=1 SECONDS=1 for a quick run. docs/developing.md describes how the products differ.

import { freePort } from '#scripts/get-postgres.mjs';
import { startDirectus } from './peers/directus.ts';
import { type Act, acts, type Product } from './peers/product.ts';
import { startStrapi } from './peers/strapi.ts';
import { type Connection, openConnection } from './support/connection.ts';
import { median, percentile, say, sayWhether } from './support/figures.ts';
import { callsOf, startBare, startFilled } from './support/filledServer.ts';
import { onPostgres } from './support/onPostgres.ts';
import { coreSeconds } from './support/processFigures.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 2);
const CONNECTIONS = 16;
const TIMES_PEERS = 3;
const OF_BARE = 0.6;
const only = process.argv.slice(2);

/** The measurements of one kind of a product's calls. */
interface Measured {
  readonly rates: number[];
  readonly times: number[];
  /** The server's CPU time per call, in milliseconds. */
  readonly costs: number[];
}

/** The number of each product's next call of a kind, so that no call is repeated. */
const nextOf = new WeakMap<Product, Record<Act, number>>();

const callOnce = async (connection: Connection, product: Product, act: Act): Promise<string> => {
  const counts = nextOf.get(product) ?? { list: 0, search: 0, read: 0, create: 0, change: 0 };
  nextOf.set(product, counts);
  const { status, body } = await connection.call(product.requests[act](counts[act]++));
  if (status < 200 || status > 299) throw new Error(`${product.name}, ${act}: answered ${status} ${body()}`);
  return body();
};

const measure = async (product: Product, act: Act, seconds: number): Promise<Measured> => {
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(product.port)));
  const times: number[] = [];
  const had = coreSeconds(product.pid);
  const begun = performance.now();
  const work = async (connection: Connection) => {
    for (let start = begun; start - begun < seconds * 1_000; ) {
      await callOnce(connection, product, act);
      const end = performance.now();
      times.push(end - start);
      start = end;
    }
  };
  await Promise.all(connections.map(work));
  const took = (performance.now() - begun) / 1_000;
  const cost = ((coreSeconds(product.pid) - had) * 1_000) / times.length;
  for (const connection of connections) connection.end();
  return { rates: [times.length / took], times, costs: [cost] };
};

/** Throws unless the product answers each kind of call with leads. */
const check = async (product: Product): Promise<void> => {
  const connection = await openConnection(product.port);
  for (const act of acts) {
    const { data } = JSON.parse(await callOnce(connection, product, act)) as { data: unknown };
    const fits = Array.isArray(data) ? data.length > 10 : typeof data === 'object' && data && 'full_name' in data;
    if (!fits) throw new Error(`${product.name}, ${act}: answered something else: ${JSON.stringify(data)}`);
  }
  connection.end();
};

const compare = async (products: readonly Product[]): Promise<boolean> => {
  for (const product of products) {
    await check(product);
    for (const act of acts) await measure(product, act, Math.min(1, SECONDS));
  }
  let good = true;
  say(`${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s, by turns`);
  for (const act of acts) {
    const seen = new Map(products.map((product) => [product, { rates: [], times: [], costs: [] } as Measured]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [product, all] of round % 2 ? [...seen].toReversed() : seen) {
        const { rates, times, costs } = await measure(product, act, SECONDS);
        all.rates.push(...rates);
        all.times.push(...times);
        all.costs.push(...costs);
      }
    }
    const [ours = Number.NaN] = [...seen.values()].map(({ rates }) => median(rates));
    for (const [{ name }, { rates, times, costs }] of seen) {
      const rate = median(rates);
      const figures = `${rate.toFixed(0).padStart(6)} a second, p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms, ${median(costs).toFixed(2)} ms of its core a call`;
      const line = `${act.padEnd(6)} ${name.padEnd(16)} ${figures}`;
      if (rate === ours) {
        say(`     ${line}`);
        continue;
      }
      const goal = name.startsWith('bare') ? OF_BARE : TIMES_PEERS;
      good &&= ours / rate >= goal;
      sayWhether(ours / rate >= goal, `${line}: Nivaas has ${(ours / rate).toFixed(2)} times its rate, goal ${goal}`);
    }
  }
  return good;
};

const starters: readonly (readonly [name: string, start: (port: number) => Promise<Product>])[] = [
  ['directus', startDirectus],
  ['strapi', startStrapi],
];

process.exitCode = await onPostgres(async () => {
  const ends: (() => Promise<unknown>)[] = [];
  try {
    // With logging, as in production.
    const { server, databaseUrl, headers, stop } = await startFilled({ LOG_LEVEL: 'info' });
    ends.push(stop);
    const port = Number(new URL(server.url).port);
    const nivaas: Product = { name: 'Nivaas', port, pid: server.pid, requests: callsOf(headers), stop };
    const bare = await startBare(databaseUrl);
    ends.push(bare.stop);
    const products = [nivaas, bare];
    for (const [name, start] of starters) {
      if (only.length > 0 && !only.includes(name)) continue;
      say(`Starting ${name}`);
      const product = await start(await freePort());
      ends.push(product.stop);
      products.push(product);
    }
    return (await compare(products)) ? 0 : 1;
  } finally {
    for (const end of ends.toReversed()) await end();
  }
});

// npm run bench -- load
// The built server under a mixed load for half an hour: the calls of 50 brokers who share 100,000 leads, and visitors'
// page loads, at 70 % of the highest rate, which a short search finds first. Prints errors, p50, p99, and the server's
// memory over time. Goals: no errors, p99 under 5 times p50, memory of the last third at most 5 % above the first.
// Calls are sent on a fixed schedule, whether or not earlier ones were answered, and timed from their scheduled moment,
// so that a stalled server does not look fast. Each broker and visitor has an address, in the header that a trusted
// proxy would set, and stays within the rate limits of one address.
// MINUTES=2 for a quick run.

import { setTimeout as pause } from 'node:timers/promises';
import { addBroker } from '#e2e/support/people.ts';
import { fillSite, publish } from '#e2e/support/siteOf.ts';
import { type Connection, httpRequest, openConnection } from './support/connection.ts';
import { median, percentile, say, sayWhether } from './support/figures.ts';
import { callsOf, type FilledServer, startFilled } from './support/filledServer.ts';
import { onPostgres } from './support/onPostgres.ts';
import { residentMb } from './support/processFigures.ts';

const MINUTES = Number(process.env.MINUTES ?? 30);
const SHARE = 0.7;
const SEARCH = { rounds: 3, seconds: 5, connections: 32 };
const MAX_TIMES_MEDIAN = 5;
const MAX_GROWTH = 0.05;
const HOMES = 30;
// A call that finds no free connection opens one, up to this number: more than browsers would open.
const MAX_CONNECTIONS = 256;

/** A kind of call: its share of all calls in percent, and its nth request. */
interface Kind {
  readonly name: string;
  readonly share: number;
  readonly request: (nth: number) => string;
}

const visitor = (nth: number) => ({ 'x-forwarded-for': `10.2.${(nth >> 8) % 256}.${nth % 256}` });
const page = (path: string) => (nth: number) =>
  httpRequest('GET', path, { ...visitor(nth), accept: 'text/html', 'accept-encoding': 'gzip, br' });

/** The kinds of calls: brokers' work and visitors' page loads. */
const kindsAt = async ({ server, headers }: FilledServer): Promise<readonly Kind[]> => {
  const { token } = await addBroker(server.url, 'Kavita Joshi');
  const site = await publish(server.url, token, 'modern');
  const [home = site] = await fillSite(server.url, token, { site, homes: HOMES });
  const leads = callsOf(headers);
  const today = (nth: number) => httpRequest('GET', '/api/leads/broker/today', headers[nth % headers.length]);
  return [
    { name: "a broker's list", share: 20, request: leads.list },
    { name: 'a search', share: 8, request: leads.search },
    { name: 'a lead', share: 20, request: leads.read },
    { name: 'a new lead', share: 3, request: leads.create },
    { name: 'a changed status', share: 6, request: leads.change },
    { name: "a broker's day", share: 8, request: today },
    { name: 'the home page', share: 10, request: page('/') },
    { name: 'the search page', share: 5, request: page('/homes') },
    { name: "a broker's site", share: 10, request: page(site) },
    { name: 'a home on it', share: 10, request: page(home) },
  ];
};

/** Returns the next call of the mix each time, with the kinds evenly distributed by their shares. */
const mixOf = (kinds: readonly Kind[]) => {
  const counts = kinds.map(() => 0);
  let sent = 0;
  return () => {
    sent += 1;
    // The kind that is furthest behind its share.
    const behind = kinds.map(({ share }, at) => (share * sent) / 100 - (counts[at] ?? 0));
    const at = behind.indexOf(Math.max(...behind));
    const nth = counts[at] ?? 0;
    counts[at] = nth + 1;
    const kind = kinds[at];
    if (!kind) throw new Error('There are no kinds');
    return { kind, request: kind.request(nth) };
  };
};
type Next = ReturnType<typeof mixOf>;

/** The highest rate in calls per second, with connections that send the next call as soon as one is answered. */
const highestRate = async (port: number, next: Next): Promise<number> => {
  const rates: number[] = [];
  for (let round = 0; round < SEARCH.rounds; round += 1) {
    const begun = performance.now();
    const until = begun + SEARCH.seconds * 1_000;
    let answers = 0;
    const work = async () => {
      const connection = await openConnection(port);
      for (; performance.now() < until; answers += 1) {
        const { kind, request } = next();
        const { status } = await connection.call(request);
        if (status >= 400) throw new Error(`${kind.name}: answered ${status}`);
      }
      connection.end();
    };
    await Promise.all(Array.from({ length: SEARCH.connections }, work));
    rates.push((answers * 1_000) / (performance.now() - begun));
  }
  return median(rates);
};

/** The results: times in milliseconds since the scheduled moment, by kind; errors; memory in MB, every second. */
interface Outcome {
  readonly times: ReadonlyMap<string, number[]>;
  readonly errors: Map<string, number>;
  readonly memory: number[];
}

const run = async ({ server }: FilledServer, next: Next, rate: number): Promise<Outcome> => {
  const port = Number(new URL(server.url).port);
  const times = new Map<string, number[]>();
  const errors = new Map<string, number>();
  const free: Connection[] = [];
  let open = 0;
  const waiting: ((connection: Connection) => void)[] = [];
  const take = async (): Promise<Connection> => {
    for (let one = free.pop(); one; one = free.pop()) {
      if (one.isOpen()) return one;
      open -= 1;
    }
    if (open >= MAX_CONNECTIONS) return new Promise((given) => waiting.push(given));
    open += 1;
    return openConnection(port);
  };
  const call = async (planned: number) => {
    const { kind, request } = next();
    try {
      const connection = await take();
      const { status } = await connection.call(request);
      const given = waiting.shift();
      if (given) given(connection);
      else free.push(connection);
      if (status >= 400) throw new Error(String(status));
      const all = times.get(kind.name) ?? [];
      times.set(kind.name, all);
      all.push(performance.now() - planned);
    } catch (error) {
      const what = `${kind.name}: ${error instanceof Error ? error.message : error}`;
      errors.set(what, (errors.get(what) ?? 0) + 1);
    }
  };
  const memory: number[] = [];
  const timer = setInterval(() => memory.push(residentMb(server.pid).now), 1_000);
  const begun = performance.now();
  const last = Math.floor(rate * MINUTES * 60);
  let running = 0;
  for (let nth = 0; nth < last; ) {
    const due = Math.min(last, Math.floor(((performance.now() - begun) * rate) / 1_000));
    for (; nth < due; nth += 1) {
      running += 1;
      void call(begun + (nth * 1_000) / rate).finally(() => (running -= 1));
    }
    await pause(1);
  }
  while (running > 0) await pause(10);
  clearInterval(timer);
  for (const connection of free) connection.end();
  return { times, errors, memory };
};

const report = ({ times, errors, memory }: Outcome): boolean => {
  const all = [...times.values()].flat();
  for (const [name, some] of times)
    say(
      `     ${name}: ${some.length}, p50 ${percentile(some, 0.5).toFixed(1)} ms, p99 ${percentile(some, 0.99).toFixed(1)} ms`,
    );
  const [p50, p99] = [percentile(all, 0.5), percentile(all, 0.99)];
  const failed = [...errors.values()].reduce((sum, one) => sum + one, 0);
  const third = Math.min(600, Math.floor(memory.length / 3));
  const [first, last] = [median(memory.slice(0, third)), median(memory.slice(-third))];
  const results = [
    [failed === 0, `${failed} errors of ${all.length + failed} calls`],
    [
      p99 < MAX_TIMES_MEDIAN * p50,
      `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms: ${(p99 / p50).toFixed(1)} times (under ${MAX_TIMES_MEDIAN})`,
    ],
    [
      last <= first * (1 + MAX_GROWTH),
      `memory ${first.toFixed(0)} MB in the first ${third} s, ${last.toFixed(0)} MB in the last: ${(100 * (last / first - 1)).toFixed(1)} % (at most ${100 * MAX_GROWTH} %)`,
    ],
  ] as const;
  for (const [fits, line] of results) sayWhether(fits, line);
  for (const [what, times] of errors) say(`     ${times} times ${what}`);
  const minutes = memory.filter((_, second) => second % 60 === 0).map((mb) => mb.toFixed(0));
  say(`     memory by minute, MB: ${minutes.join(' ')}`);
  return results.every(([fits]) => fits);
};

process.exitCode = await onPostgres(async () => {
  // Logs warnings only: this process would keep half an hour of log lines in memory.
  const filled = await startFilled({ LOG_LEVEL: 'warn' });
  try {
    const next = mixOf(await kindsAt(filled));
    const highest = await highestRate(Number(new URL(filled.server.url).port), next);
    const rate = highest * SHARE;
    say(`The highest rate is ${highest.toFixed(0)} calls a second; ${MINUTES} minutes at ${rate.toFixed(0)}`);
    return report(await run(filled, next, rate)) ? 0 : 1;
  } finally {
    await filled.stop();
  }
});

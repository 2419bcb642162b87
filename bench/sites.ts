// npm run bench -- sites
// Cached pages of published sites per second: one built server process, and this process as the client over persistent
// connections. With two cores and `taskset` (util-linux), each process is pinned to a core; the output says so. On a
// busy machine look at the rate per second of the server's CPU time; the rate by the clock needs an idle machine. Each
// page is alternately requested in a way that does not count as a visit: counting must cost at most 3 % of CPU time.

import { execFile } from 'node:child_process';
import os from 'node:os';
import { promisify } from 'node:util';
import { openSite } from '#e2e/support/openSite.ts';
import { httpRequest, openConnection } from './support/connection.ts';
import { median, say, sayWhether } from './support/figures.ts';
import { coreSeconds } from './support/processFigures.ts';

const CONNECTIONS = 32;
const SECONDS = Number(process.env.SECONDS ?? 1);
const ROUNDS = Number(process.env.ROUNDS ?? 30);
const MIN_RATE = 8_000;
const MAX_COST = 0.03;
const HOMES = 30;

const UNCOUNTED = ', uncounted';
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
};

/** Repeats a request on one connection until `isOver`; returns the number of responses. */
const askOn = async (port: number, request: string, status: number, isOver: () => boolean): Promise<number> => {
  const connection = await openConnection(port);
  for (let answers = 0; ; answers += 1) {
    if (isOver()) {
      connection.end();
      return answers;
    }
    const answer = await connection.call(request);
    if (answer.status !== status) throw new Error(`Answered ${answer.status}`);
  }
};

/** Responses per second: by the clock, and by the CPU time of the server. */
interface Rate {
  readonly clock: number;
  readonly core: number;
}

const run = promisify(execFile);

/** Pins a process, with all its threads, to a core; false if that is not possible. */
const hold = (pid: number, core: number): Promise<boolean> =>
  run('taskset', ['-acp', String(core), String(pid)]).then(
    () => true,
    () => false,
  );

const rate = async (
  { url, pid }: { url: string; pid: number },
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Rate> => {
  const { port, host, pathname } = new URL(url);
  const request = httpRequest('GET', pathname, { host, 'accept-encoding': 'gzip, deflate, br', ...headers });
  const begun = performance.now();
  const had = coreSeconds(pid);
  const isOver = () => performance.now() - begun > SECONDS * 1000;
  const each = Array.from({ length: CONNECTIONS }, () => askOn(Number(port), request, status, isOver));
  const answers = (await Promise.all(each)).reduce((sum, one) => sum + one, 0);
  return {
    clock: answers / ((performance.now() - begun) / 1000),
    core: answers / (coreSeconds(pid) - had),
  };
};

// With logging, as in production.
const { server, pages } = await openSite(HOMES, { LOG_LEVEL: 'info' });
try {
  const { pid } = server;
  const isHeld = await hold(pid, 0);
  const isApart = isHeld && os.cpus().length > 1 && (await hold(process.pid, 1));
  say(
    isHeld
      ? `The server is held on one core${isApart ? ', this process on another' : ', which it shares with this process'}`
      : 'The server is not held on one core: there is no taskset',
  );
  const [home, property] = [0, 1].map((at) => ({ url: server.url + pages[at], pid }));
  if (!home || !property) throw new Error('The site has no pages');
  const sent = await fetch(home.url);
  const etag = sent.headers.get('etag') ?? '';
  // A browser that prefetches a page says so, and is not counted. The other header has the same length but no meaning.
  const [counted, ahead] = [
    { ...BROWSER, 'sec-nothing': 'prefetch' },
    { ...BROWSER, 'sec-purpose': 'prefetch' },
  ];
  const measurements = [
    {
      name: `a first page with ${HOMES} homes`,
      page: home,
      status: 200,
      headers: {} as Readonly<Record<string, string>>,
    },
    { name: 'a property', page: property, status: 200, headers: {} as Readonly<Record<string, string>> },
    { name: 'a first page that has not changed', page: home, status: 304, headers: { 'if-none-match': etag } },
  ].flatMap(({ name, page, status, headers }) => [
    { name, ask: () => rate(page, status, { ...headers, ...counted }) },
    { name: name + UNCOUNTED, ask: () => rate(page, status, { ...headers, ...ahead }) },
  ]);
  const rates = new Map(measurements.map(({ name }) => [name, [] as Rate[]]));
  // Every other round runs in reverse order, so that the counted page is not always first.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, ask } of round % 2 ? measurements.toReversed() : measurements)
      rates.get(name)?.push(await ask());
  say(`${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s`);
  for (const [name, seen] of rates) {
    const [clock, core] = (['clock', 'core'] as const).map((by) => Math.round(median(seen.map((one) => one[by]))));
    sayWhether(
      (clock ?? 0) >= MIN_RATE,
      `${clock} a second, ${core} a second of its core: ${name} (at least ${MIN_RATE})`,
    );
    const off = rates.get(name + UNCOUNTED);
    if (!off) continue;
    // Compares medians: single rounds vary by more than the cost itself.
    const cost = median(off.map((one) => one.core)) / (core ?? Number.NaN) - 1;
    sayWhether(cost <= MAX_COST, `counting costs ${(100 * cost).toFixed(1)} %: ${name} (at most ${100 * MAX_COST} %)`);
  }
} finally {
  await server.stop();
}

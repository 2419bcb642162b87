// npm run bench -- web
// Lighthouse on the public pages, on those for finding a home, and on a published site with 30 homes in each
// template, for a phone on a slow network: medians of five, compared with a bare page with only the home page's words;
// the JavaScript and HTML of each page; the tasks of over 50 ms and the longest of 30 presses on a slowed processor;
// and the time until the broker's panels are usable, compared with a bare page with a Data Grid.
// Needs an idle machine; Lighthouse is downloaded on first use.
// `npm run bench -- web classic /landing` measures only the named pages: a page's path, `locality`, a template's name,
// `site`, `home`, `property` or `panels`.
// ROUNDS=1 measures once. Each result is printed when it is ready.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Answer } from '#contract/endpoint.ts';
import type { searchHomes } from '#contract/homes/endpoints.ts';
import { paths, publicPaths } from '#contract/paths.ts';
import { siteTemplates } from '#contract/templates.ts';
import { openSite } from '#e2e/support/openSite.ts';
import { operatorAlone } from '#e2e/support/operator.ts';
import { startServer } from '#e2e/support/startServer.ts';
import { browserArgs, getBrowser } from '#scripts/find-browser.mjs';
import { median, say, sayWhether } from './support/figures.ts';
import { panelTimes } from './support/panels.ts';
import { type Work, workOf } from './support/work.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
// The last version for the oldest supported Node.
const LIGHTHOUSE = 'lighthouse@12.8.2';
const HOMES = 30;
const MIN_PERFORMANCE = 95;
const MAX_TIMES_BARE = 1.4;
const MAX_BLOCKED_MS = 150;
const MAX_PRESS_MS = 200;
/** At most one task after the load may exceed 50 ms, and it may take at most this long. */
const MAX_TASK_MS = 100;
/** Compressed JavaScript that a page may load before the first touch. */
const MAX_SCRIPT_KB = { ours: 90, homes: 60, site: 30 } as const;
const MAX_HTML_KB = 120;
const MAX_PANEL_TIMES_BARE = 1.3;

const names = process.argv.slice(2);

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: Details }>>;
}

/** The requests of a page in the audit `network-requests`. */
interface Details {
  readonly items?: readonly { readonly url?: string; readonly transferSize?: number; readonly resourceSize?: number }[];
}

const scored = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const measured = {
  shift: 'cumulative-layout-shift',
  largest: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
} as const;

/** The sizes of a page's JavaScript (transferred) and HTML (uncompressed), in KB. */
const sizesIn = ({ audits }: Report) => {
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ url = '' }) => new URL(url).pathname.endsWith('.js'));
  return {
    script: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    html: (requests[0]?.resourceSize ?? Number.NaN) / 1000,
  };
};

const run = promisify(execFile);
const env = { ...process.env, CHROME_PATH: await getBrowser() };
const chrome = ['--headless=new', ...browserArgs].join(' ');

// A browser that is too busy to record the page load is tried again.
const TRIES = 3;

const look = async (url: string, tries = TRIES): Promise<Report> => {
  const options = ['--quiet', '--output=json', '--no-enable-error-reporting', `--chrome-flags=${chrome}`];
  try {
    const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...options], { env, maxBuffer: 1 << 28 });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (tries > 1) return look(url, tries - 1);
    const why = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(`Lighthouse could not look at ${url}: ${why}`);
  }
};

/** Serves only the home page's words, compressed, without styles, scripts and images. */
const serveBare = async () => {
  const made = readFileSync('dist/client/pages/home.html', 'utf8');
  const words = made
    .replace(/<(style|script|svg)\b[\s\S]*?<\/\1>|<(?:link|img)\b[^>]*>/g, '')
    .replace(/ (?:class|data-[\w-]+)="[^"]*"/g, '');
  const packed = gzipSync(words);
  const http = createServer((_request, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(packed),
  );
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port');
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => http.close() };
};

const server = await startServer({ ...operatorAlone, LOG_LEVEL: 'silent' });
const site = await openSite(HOMES);
const bare = await serveBare();

/** A page to measure; `before` prepares each measurement. */
interface Looked {
  readonly name: string;
  readonly url: string;
  readonly kind: keyof typeof MAX_SCRIPT_KB;
  readonly before?: () => Promise<unknown>;
  readonly seen: Report[];
}

const ours: readonly Looked[] = publicPaths.map((at) => ({
  name: at,
  url: server.url + at,
  kind: 'ours',
  seen: [],
}));
const listed = (await (await fetch(`${site.server.url}/api/homes`)).json()) as Answer<typeof searchHomes>;
const [row] = listed.data;
if (!row) throw new Error('No home is for sale');
const finding: readonly Looked[] = [
  ['/homes', paths.homes],
  ['a home', row.path],
  ['a locality', paths.place(row.city ?? '', row.locality ?? undefined)],
].map(([name = '', at = '']) => ({ name, url: site.server.url + at, kind: 'homes', seen: [] }));
const sites: readonly Looked[] = siteTemplates.values.flatMap((template) =>
  ['home', 'property'].map((kind, at) => ({
    name: `site ${template}, ${kind}`,
    url: `${site.server.url}${site.pages[at]}`,
    kind: 'site' as const,
    before: () => site.publish(template).then(() => new Promise((shown) => setTimeout(shown, 1_000))),
    seen: [],
  })),
);
const isChosen = ({ name }: Looked) => names.length === 0 || names.some((one) => name.split(/[ ,]+/).includes(one));
const line = ({ categories, audits }: Report) => {
  const scores = scored.map((of) => Math.round((categories[of]?.score ?? 0) * 100));
  const measure = (of: keyof typeof measured) => audits[measured[of]]?.numericValue ?? Number.NaN;
  return `${scores.join(' ')}, shift ${measure('shift').toFixed(4)}, largest paint ${Math.round(measure('largest'))} ms, blocked ${Math.round(measure('blocked'))} ms`;
};

const comparePanels = async () => {
  say(
    `Panels: first view of the broker's dashboard and CRM beside a bare MUI page with a Data Grid: at most ${MAX_PANEL_TIMES_BARE} times its time to be usable`,
  );
  const { bare: least = Number.NaN, ...panels } = await panelTimes(ROUNDS);
  say(`the bare page is usable after ${Math.round(least)} ms, median of ${ROUNDS}`);
  for (const [name, took] of Object.entries(panels)) {
    const times = took / least;
    sayWhether(
      times <= MAX_PANEL_TIMES_BARE,
      `the broker's ${name} after ${Math.round(took)} ms, ${times.toFixed(2)} times`,
    );
  }
};

try {
  const withPanels = names.length === 0 || names.includes('panels');
  if (withPanels) await comparePanels();
  const chosen = [...ours, ...finding, ...sites].filter(isChosen);
  if (chosen.length === 0 && !withPanels)
    throw new Error(
      `No page is called ${names.join(' ')}: ${[...ours, ...finding, ...sites].map(({ name }) => name).join('; ')}`,
    );
  const pages: readonly Looked[] =
    chosen.length > 0 ? [{ name: 'bare', url: bare.url, kind: 'ours', seen: [] }, ...chosen] : [];
  say(`${scored.join(' ')}, of ${pages.length} pages, ${ROUNDS} rounds`);
  // In rounds, so that a slow phase of the machine affects all pages.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, url, before, seen } of pages) {
      await before?.();
      const report = await look(url);
      seen.push(report);
      say(`${round + 1}/${ROUNDS} ${name}: ${line(report)}`);
    }
  }
  const works = new Map<string, Work>();
  for (const { name, url, before } of chosen) {
    await before?.();
    works.set(name, await workOf(url));
  }
  const rows = pages.map(({ name, kind, seen }) => {
    const score = (of: (typeof scored)[number]) =>
      median(seen.map(({ categories }) => Math.round((categories[of]?.score ?? 0) * 100)));
    const value = (of: keyof typeof measured) =>
      median(seen.map(({ audits }) => audits[measured[of]]?.numericValue ?? Number.NaN));
    const [last] = seen.slice(-1);
    return {
      ...{ name, kind, scores: scored.map(score), work: works.get(name) },
      ...{ shift: value('shift'), largest: value('largest'), blocked: value('blocked') },
      ...(last ? sizesIn(last) : { script: Number.NaN, html: Number.NaN }),
    };
  });
  const bareLargest = rows[0]?.largest ?? Number.NaN;
  say(`Lighthouse, mobile, medians of ${ROUNDS}`);
  console.table(
    Object.fromEntries(
      rows.map(({ name, scores, shift, largest, blocked, script, html, work }) => [
        name,
        {
          ...Object.fromEntries(scored.map((of, at) => [of, scores[at]])),
          'layout shift': Number(shift.toFixed(4)),
          'largest paint, ms': Math.round(largest),
          'times bare': Number((largest / bareLargest).toFixed(2)),
          'blocked, ms': Math.round(blocked),
          'script, KB': Number(script.toFixed(1)),
          'HTML, KB': Number(html.toFixed(1)),
          'tasks, ms': work?.untouched.join(' ') ?? '',
          'touched tasks, ms': work?.touched.join(' ') ?? '',
          'longest press, ms': work?.press ?? Number.NaN,
        },
      ]),
    ),
  );
  for (const { name, kind, scores, shift, largest, blocked, script, html, work } of rows.slice(1)) {
    const [performance = 0, ...others] = scores;
    const fits =
      performance >= MIN_PERFORMANCE &&
      others.every((score) => score === 100) &&
      shift < 0.001 &&
      largest <= bareLargest * MAX_TIMES_BARE;
    sayWhether(fits, `${name}: ${MIN_PERFORMANCE}, 100, 100, 100, no shift, ${MAX_TIMES_BARE} times bare`);
    const isLight =
      blocked <= MAX_BLOCKED_MS &&
      work !== undefined &&
      work.press <= MAX_PRESS_MS &&
      work.untouched.length <= 1 &&
      work.untouched.every((task) => task <= MAX_TASK_MS) &&
      script <= MAX_SCRIPT_KB[kind] &&
      html <= MAX_HTML_KB;
    sayWhether(
      isLight,
      `${name}: ${MAX_BLOCKED_MS} ms blocked, a task of ${MAX_TASK_MS} ms, ${MAX_PRESS_MS} ms a press, ${MAX_SCRIPT_KB[kind]} KB of script, ${MAX_HTML_KB} KB of HTML`,
    );
  }
} finally {
  bare.stop();
  await server.stop();
  await site.server.stop();
}

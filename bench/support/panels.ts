import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { DEMO_PASSWORD } from '#contract/fixtures/accounts.ts';
import { paths } from '#contract/paths.ts';
import { signedIn } from '#e2e/support/people.ts';
import { startServer } from '#e2e/support/startServer.ts';
import { desktop, visitorsOf } from '#e2e/support/visitors.ts';
import { browserArgs, getBrowser } from '#scripts/find-browser.mjs';
import { median } from './figures.ts';

const SLOWED = 4;
// Lighthouse's slow 4G: 1.6 Mbit/s, a round trip of 150 ms.
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const QUIET_MS = 500;

/** Builds the bare page, and serves it compressed as the server does its pages; proxies calls to the API at `api`. */
const serveBare = async (api: string) => {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'nivaas-bare-'));
  const output = { entryFileNames: 'bare.js' };
  const rolldownOptions = { input: path.join(import.meta.dirname, 'barePage.ts'), output };
  await build({ configFile: false, logLevel: 'error', build: { outDir, rolldownOptions, copyPublicDir: false } });
  const html =
    '<!doctype html><html lang="en"><title>Bare</title><div id="root"></div><script type="module" src="/bare.js"></script>';
  const files: Readonly<Record<string, readonly [string, Buffer]>> = {
    '/': ['text/html; charset=utf-8', brotliCompressSync(html)],
    '/bare.js': ['text/javascript', brotliCompressSync(await readFile(path.join(outDir, 'bare.js')))],
  };
  await rm(outDir, { recursive: true });
  const http = createServer(async ({ url = '', headers: { authorization = '' } }, reply) => {
    const [type, body] = files[url] ?? [];
    if (body) return reply.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
    const answer = await fetch(api + url, { headers: { authorization } });
    return reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => http.close() };
};

/** Opens a URL, and resolves to the time when the element is shown and the last task of over 50 ms has ended. */
const usableAt = async (page: Page, at: string, selector: string): Promise<number> => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        document.documentElement.dataset.busy = `${startTime + duration}`;
    }).observe({ type: 'longtask' });
  });
  await page.goto(at, { waitUntil: 'commit' });
  // Polls in each animation frame, so it finds the element in the frame that paints it.
  const found = await page.waitForFunction((one) => document.querySelector(one) && performance.now(), selector);
  const shown = Number(await found.jsonValue());
  for (;;) {
    const [now = 0, busy = 0] = await page.evaluate(() => [
      performance.now(),
      Number(document.documentElement.dataset.busy ?? 0),
    ]);
    const usable = Math.max(shown, busy);
    if (now - usable > QUIET_MS) return usable;
    await page.waitForTimeout(100);
  }
};

const rows = '[role="row"][data-id]';
const lists = ['Figures', 'Latest leads', 'Get set up', 'Recently posted'];
const dashboard = `main${lists.map((name) => `:has(ul[aria-label="${name}"] li)`).join('')}:not(:has(.MuiSkeleton-root))`;

/**
 * The time until the first view of the broker's dashboard and CRM is usable, and that of a bare MUI page with a Data
 * Grid for comparison: medians in milliseconds, with a four times slower processor, a slow network and an empty cache.
 */
export const panelTimes = async (rounds: number): Promise<Readonly<Record<string, number>>> => {
  const server = await startServer({ DEMO: 'on', LOG_LEVEL: 'silent' });
  const asha = await signedIn(server.url, 'broker', { email: 'asha@nivaas.example', password: DEMO_PASSWORD });
  const bare = await serveBare(server.url);
  const browser = await chromium.launch({ executablePath: await getBrowser(), args: browserArgs });
  const visitors = visitorsOf(browser);
  const views = {
    bare: { url: bare.url, at: '/', selector: rows },
    dashboard: { url: server.url, at: paths.broker.dashboard, selector: dashboard },
    CRM: { url: server.url, at: paths.broker.crm, selector: rows },
  };
  const times = Object.keys(views).map((name) => [name, [] as number[]] as const);
  try {
    // In rounds, so that a slow phase of the machine affects all views.
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, took] of times) {
        const { url, at, selector } = views[name as keyof typeof views];
        const page = await visitors.open({ url }, desktop, { as: [asha] });
        const wire = await page.context().newCDPSession(page);
        await wire.send('Network.enable');
        await wire.send('Network.emulateNetworkConditions', slowLine);
        await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
        took.push(await usableAt(page, at, selector));
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
    bare.stop();
    await server.stop();
  }
  return Object.fromEntries(times.map(([name, took]) => [name, median(took)]));
};

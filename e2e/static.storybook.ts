import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, openBrowser } from './support/browser';

const STORY_MS = 30_000;
// What stories ask of the mocked server may be refused on purpose.
const mocked = /^\/(api|media)\//;

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
}

let folder: string;
let server: FastifyInstance;
let url: string;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nivaas-storybook-'));
  const began = Date.now();
  const words = ['storybook', 'build', '--quiet', '--output-dir', folder];
  const build = spawn('npx', words, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, VITEST: '' } });
  const [code] = (await once(build, 'close')) as [number];
  expect(code).toBe(0);
  console.log(`The static Storybook was built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  server = fastify();
  await server.register(fastifyStatic, { root: folder });
  url = await server.listen({ host: '127.0.0.1', port: 0 });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Collects what goes wrong on a page; `ErrorBoundary` stories fail on purpose and say so. */
const watch = (page: Page): string[] => {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const { pathname } = new URL(message.location().url || url, url);
    const isOnPurpose = mocked.test(pathname) || message.text().includes('on purpose');
    if (message.type() === 'error' && !isOnPurpose) wrong.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    if (!mocked.test(pathname)) wrong.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !mocked.test(pathname)) wrong.push(`${response.status()}: ${response.url()}`);
  });
  return wrong;
};

const entries = async (): Promise<Entry[]> => {
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as { entries: object };
  return Object.values(index.entries);
};

it('opens the static Storybook without an error or a failed request', async () => {
  const page = await browser.newPage(desktop);
  const wrong = watch(page);
  await page.goto(url);
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root > *, #storybook-docs > *')
    .first()
    .waitFor();
  expect(wrong).toEqual([]);
  await page.close();
});

it('opens every story and every page of docs in it the same way', async () => {
  const found: Record<string, string[]> = {};
  const all = await entries();
  expect(all.length).toBeGreaterThan(0);
  const page = await browser.newPage(desktop);
  const wrong = watch(page);
  for (const { id, type } of all) {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=${type}`);
    const root = type === 'story' ? '#storybook-root' : '#storybook-docs';
    await page
      .locator(`${root} > *, body > [role=presentation], .sb-errordisplay:visible`)
      .first()
      .waitFor({ state: 'attached', timeout: STORY_MS })
      .catch((error: Error) => wrong.push(error.message));
    if (await page.locator('.sb-errordisplay:visible').count()) wrong.push('shows an error');
    if (wrong.length) found[id] = wrong.splice(0);
  }
  expect(found).toEqual({});
});

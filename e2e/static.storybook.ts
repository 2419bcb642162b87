import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, openBrowser } from './support/browser';

const STORY_MS = 60_000;
// What stories ask of the mocked server may be refused on purpose.
const mocked = /^\/(api|media)\//;

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
}

// What is used of Storybook's own objects on a story's page.
interface Channel {
  once: (event: string, listener: (error?: { message?: string }) => void) => void;
  emit: (event: string, payload: object) => void;
}
interface Preview {
  loadStory: (story: { storyId: string }) => Promise<{
    storyGlobals: { viewport?: { value?: string } };
    parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
  }>;
}

let folder: string;
let server: FastifyInstance;
let url: string;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nivaas-storybook-'));
  const began = Date.now();
  const words = ['storybook', 'build', '--quiet', '--output-dir', folder];
  const build = spawn('npx', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
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
    // What is still on its way when a page is left was not refused.
    const left = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!left && !mocked.test(pathname)) wrong.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
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

/** Shows one story on an open page, in the size that it asks for; what Storybook says went wrong. */
const show = async (page: Page, storyId: string): Promise<string | undefined> => {
  const size = await page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as Window & { __STORYBOOK_PREVIEW__?: Preview };
    const story = await preview?.loadStory({ storyId: id });
    const name = story?.storyGlobals.viewport?.value ?? '';
    return story?.parameters.viewport?.options?.[name]?.styles;
  }, storyId);
  const { width, height } = size ?? { width: '1280', height: '860' };
  await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) });
  return page.evaluate(
    ([id, patience]) =>
      new Promise<string | undefined>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as Window & {
          __STORYBOOK_ADDONS_CHANNEL__?: Channel;
        };
        setTimeout(() => resolve(`not finished within ${patience} ms`), patience);
        channel?.once('storyFinished', () => resolve(undefined));
        for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
          channel?.once(event, (error) => resolve(`${event}: ${error?.message?.split('\n')[0]}`));
        }
        channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    [storyId, STORY_MS] as const,
  );
};

it('opens every story and every page of docs in it the same way', async () => {
  const found: Record<string, string[]> = {};
  const all = await entries();
  expect(all.length).toBeGreaterThan(0);
  const docs = all.filter(({ type }) => type === 'docs');
  const stories = all.filter(({ type }) => type === 'story');
  const note = (id: string, wrong: string[]) => {
    if (wrong.length) found[id] = wrong.splice(0);
  };
  const openStories = async (visitor: BrowserContext) => {
    const page = await visitor.newPage();
    // Opened on nothing, and each story left only when it has finished: leaving it earlier would load the page anew. Without
    // axe: that is the stories' tests' part.
    await page.goto(`${url}/iframe.html?id=nothing&globals=a11y.manual:!true`, { timeout: STORY_MS });
    await page.locator('body.sb-show-errordisplay').waitFor({ state: 'attached', timeout: STORY_MS });
    const wrong = watch(page);
    for (let story = stories.shift(); story; story = stories.shift()) {
      const answer = await show(page, story.id);
      if (answer) wrong.push(answer);
      note(story.id, wrong);
    }
    await page.close();
  };
  const openDocs = async (visitor: BrowserContext) => {
    for (let one = docs.shift(); one; one = docs.shift()) {
      const page = await visitor.newPage();
      const wrong = watch(page);
      await page.goto(`${url}/iframe.html?id=${one.id}&viewMode=docs`, { timeout: STORY_MS });
      await page.locator('#storybook-docs > *').first().waitFor({ timeout: STORY_MS });
      note(one.id, wrong);
      await page.close();
    }
  };
  // Each in a window of its own: a browser draws no frames for a tab that lies behind another.
  const openAll = async () => {
    const visitor = await browser.newContext(desktop);
    await openStories(visitor);
    await openDocs(visitor);
    await visitor.close();
  };
  await Promise.all([openAll(), openAll(), openAll()]);
  expect(found).toEqual({});
});

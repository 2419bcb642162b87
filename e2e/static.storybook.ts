import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { buildStorybook, serveFolder } from '../scripts/storybook/build.mjs';
import { openPreview, readStories, showDocs, showStory } from '../scripts/storybook/page.mjs';
import { desktop, openBrowser } from './support/browser';

// What stories ask of the mocked server may be refused on purpose; a hostile site's photo is a script's address.
const mocked = /^\/(api\/|media\/|javascript:)/;
const WINDOWS = 3;

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
}

let folder = '';
let server: { url: string; close: () => Promise<void> };
let browser: Browser;

beforeAll(async () => {
  const began = Date.now();
  folder = await buildStorybook();
  console.log(`The static Storybook was built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  server = await serveFolder(folder);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Collects what goes wrong on a page; `ErrorBoundary` stories fail on purpose and say so. */
const watch = (page: Page): string[] => {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const { pathname } = new URL(message.location().url || server.url, server.url);
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

const entries = async (type: Entry['type']): Promise<string[]> => {
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(index.entries).flatMap((entry) => (entry.type === type ? [entry.id] : []));
};

it('opens the static Storybook without an error or a failed request', async () => {
  const page = await browser.newPage(desktop);
  const wrong = watch(page);
  await page.goto(server.url);
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root > *, #storybook-docs > *')
    .first()
    .waitFor();
  expect(wrong).toEqual([]);
  await page.close();
});

/** Shows each on pages of several windows; what went wrong, by id. In windows: a tab behind another gets no frames. */
const showAll = async <One extends { id: string }>(
  all: readonly One[],
  show: (page: Page, one: One) => Promise<string | undefined>,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => undefined,
) => {
  expect(all.length).toBeGreaterThan(0);
  const found: Record<string, string[]> = {};
  const queue = [...all];
  const work = async () => {
    const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' });
    await prepare(context);
    const open = async () => {
      const page = await context.newPage();
      await openPreview(page, server.url, 'light');
      return { page, wrong: watch(page) };
    };
    // Stays open: left by its last page, the mocks' worker would take itself out while the next page starts.
    await open();
    let { page, wrong } = await open();
    for (let one = queue.shift(); one; one = queue.shift()) {
      const answer = await show(page, one).catch((error: Error) => error.message);
      const said = wrong.splice(0).concat(answer ?? []);
      if (!said.length) continue;
      found[one.id] = said;
      // What failed is not finished: left, it would load the page anew under the next.
      await page.close();
      ({ page, wrong } = await open());
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: WINDOWS }, work));
  return found;
};

it('opens every story in it the same way, in its own size, with its play', async () => {
  const page = await browser.newPage(desktop);
  await openPreview(page, server.url, 'light');
  const stories = await readStories(page, await entries('story'));
  await page.close();
  const found = await showAll(stories, async (at, { id, own, sizes }) => {
    const size = (own && sizes[own]) || desktop.viewport;
    if (at.viewportSize()?.width !== size.width) await at.setViewportSize(size);
    return showStory(at, id);
  });
  expect(found).toEqual({});
});

it('begins at the start, as dark as the system, with stories and pages of docs in one scheme', async () => {
  const page = await browser.newPage({ ...desktop, colorScheme: 'dark' });
  await page.goto(server.url);
  await page
    .frameLocator('#storybook-preview-iframe')
    .getByRole('heading', { level: 1, name: 'The parts of Nivaas' })
    .waitFor();
  const colours = async (globals: string) => {
    await page.goto(`${server.url}/iframe.html?id=foundations-colour--docs&viewMode=docs&globals=${globals}`);
    await page.locator('.sb-story h1').first().waitFor();
    return page.evaluate(() => {
      const look = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      return [look('.sbdocs-wrapper').backgroundColor, look('.sb-story h1').color];
    });
  };
  expect(await colours('')).toEqual(['rgb(23, 33, 32)', 'rgb(236, 241, 239)']);
  expect(await colours('scheme:light')).toEqual(['rgb(255, 255, 255)', 'rgb(22, 33, 31)']);
  await page.close();
});

it('shows the stories of a screen on one page of docs, each with its own answers, in the page’s scheme', async () => {
  const page = await browser.newPage({ ...desktop, colorScheme: 'light' });
  onTestFinished(() => page.close());
  await page.goto(
    `${server.url}/iframe.html?id=screens-superadmin-crm-admincrmscreen--docs&viewMode=docs&globals=scheme:dark`,
  );
  for (const [story, words] of [
    ['Empty', 'No broker leads'],
    ['Failed', 'Failed to load leads'],
  ] as const) {
    const frame = page.locator(`.sb-story iframe[title="${story}"]`);
    await frame.scrollIntoViewIfNeeded();
    await frame.contentFrame().getByText(words).first().waitFor();
    expect(
      await frame
        .contentFrame()
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor),
    ).toBe('rgb(17, 24, 23)');
  }
});

it('opens every page of docs in it the same way', async () => {
  const pages = (await entries('docs')).map((id) => ({ id }));
  // The stories in frames are tried above.
  const withoutFrames = (context: BrowserContext) =>
    context.addInitScript(() => {
      if (window !== window.top) window.stop();
    });
  expect(await showAll(pages, (page, { id }) => showDocs(page, server.url, id), withoutFrames)).toEqual({});
});

it('has every story and page of docs that the table of the specification’s screens links', async () => {
  const page = await browser.newPage(desktop);
  await showDocs(page, server.url, 'docs-screens--docs');
  const links = await page
    .locator('a[href*="?path="]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('path')));
  await page.close();
  const stories = (await entries('story')).map((id) => `/story/${id}`);
  const docs = (await entries('docs')).map((id) => `/docs/${id}`);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => !link || ![...stories, ...docs].includes(link))).toEqual([]);
});

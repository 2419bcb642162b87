import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { paths } from '../contract/paths';
import { desktop, keepPictures, openBrowser, openVisitor, phone } from './support/browser';
import { lastEngine } from './support/engines';
import { operatorAlone } from './support/operator';
import { type RunningServer, startServer } from './support/startServer';
import { takenOver } from './support/takenOver';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(operatorAlone, lastEngine), openBrowser()]);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await keepPictures(browser, 'public-moves');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('the focus follows to the new page, to its search where a city was chosen, and to what the hash names', async () => {
  const { page, context, wrong } = await openVisitor(browser, desktop);
  const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
  await page.goto(server.url);
  await takenOver(page);
  expect(await focused()).toBe('');
  await page.getByRole('link', { name: 'About us' }).click();
  await expect.poll(focused).toBe('content');
  await page.goBack();
  await expect.poll(focused).toBe('content');
  await page.getByRole('link', { name: 'For Tenants' }).click();
  await page.waitForURL(`${server.url}${paths.landing}?for=tenants`);
  await expect.poll(focused).toBe('content');

  const where = page.getByRole('searchbox', { name: 'Where' });
  const contact = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact us' });
  const pune = page.getByRole('link', { name: 'Pune' });
  for (const typed of ['', 'Raja Park']) {
    await where.fill(typed);
    await pune.click();
    await expect.poll(() => where.inputValue()).toBe('Pune');
    expect(await where.evaluate((field) => field === document.activeElement)).toBe(true);
  }
  expect(page.url()).toBe(`${server.url}${paths.landing}?for=tenants&q=Pune`);
  await page.getByRole('tab', { name: 'Rent / PG', selected: true }).waitFor();
  await contact.click();
  await page.getByRole('heading', { name: 'We simplify real estate for everyone' }).waitFor();
  await contact.click();
  await expect.poll(focused).toBe('contact');
  expect(wrong).toEqual([]);
  await context.close();
});

test('the open menu holds the page; what was chosen in it lets go', async () => {
  const { page, context, wrong } = await openVisitor(browser, phone);
  await page.goto(server.url);
  await takenOver(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.mouse.wheel(0, 900);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Insights' }).click();
  await page.getByRole('heading', { name: 'We simplify real estate for everyone' }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // What leads nowhere yet neither jumps nor leaves a mark.
  await page.getByRole('link', { name: 'Download on the App Store' }).click();
  expect(page.url()).toBe(server.url + paths.about);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
  await context.close();
});

test('a carousel that stands still shows the same slide first after the window changed its width, wherever it had come to', async () => {
  const { page, context, wrong } = await openVisitor(browser, desktop);
  await page.goto(server.url);
  await takenOver(page);
  const carousel = page
    .getByRole('region', { name: 'High-demand projects', exact: true })
    .locator('visible=true')
    .last();
  await carousel.scrollIntoViewIfNeeded();
  await carousel.locator('.swiper-initialized').waitFor();
  const first = () => carousel.locator('.swiper-slide:not([data-away])').first().getAttribute('aria-label');
  const count = await carousel.locator('.swiper-slide').count();
  const seen = new Set<string | null>();
  for (let nth = 0; nth < count; nth += 1) {
    const before = await first();
    seen.add(before);
    for (const width of [700, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // It is told in a frame of its own.
      await page.evaluate(
        () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
      );
      expect(await first(), `of ${before}, at ${width}`).toBe(before);
    }
    await carousel.getByRole('button', { name: /^Next: / }).click();
    await expect.poll(first).not.toBe(before);
  }
  expect(seen.size).toBe(count);
  expect(wrong).toEqual([]);
  await context.close();
});

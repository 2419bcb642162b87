import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { paths, publicPaths } from '../contract/paths';
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
  if (task.result?.state === 'fail') await keepPictures(browser, 'public');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Adds up, from each page's first moment on, how much moved without having been asked to. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { dataset } = document.documentElement;
        dataset.shifted = String(Number(dataset.shifted ?? 0) + ('value' in entry ? Number(entry.value) : 0));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftIn = async (page: Page) => Number(await page.evaluate(() => document.documentElement.dataset.shifted ?? 0));

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s the pages come whole, call nothing, move nothing and complain about nothing', async (_on, size) => {
  const { page, context, wrong } = await openVisitor(browser, size);
  await watchShifts(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== server.url || url.pathname.startsWith('/api')) calls.push(request.url());
  });
  for (const address of publicPaths) {
    await page.goto(server.url + address);
    await takenOver(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 600) await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await shiftIn(page)).toBeLessThan(0.01);
  }
  expect(calls).toEqual([]);
  expect(wrong).toEqual([]);
  await context.close();
});

test('the search follows its tabs and the navigation, and a home seeker near Ajmer is told of Jaipur', async () => {
  const { page, context, wrong } = await openVisitor(browser, desktop);
  await context.grantPermissions(['geolocation'], { origin: server.url });
  await context.setGeolocation({ latitude: 26.45, longitude: 74.64 });
  await page.goto(server.url + paths.landing);
  await takenOver(page);
  const where = page.getByRole('searchbox', { name: 'Where' });
  const first = await where.getAttribute('placeholder');
  await page.getByRole('tab', { name: 'Commercial' }).click();
  expect(await where.getAttribute('placeholder')).not.toBe(first);
  await page.getByRole('button', { name: 'Near me' }).click();
  await page.getByText(/^The nearest of our cities is Jaipur, about 12\d km away\.$/).waitFor();
  await page.getByRole('link', { name: 'For Tenants' }).click();
  await page.waitForURL(`${server.url}${paths.landing}?for=tenants`);
  await page.getByRole('tab', { name: 'Rent / PG', selected: true }).waitFor();
  await page.getByRole('button', { name: 'View More Cities' }).click();
  await page.getByRole('heading', { name: 'Varanasi' }).waitFor();
  expect(wrong).toEqual([]);
  await context.close();
});

test('who does not share a place is told so', async () => {
  const { page, context } = await openVisitor(browser, phone);
  await context.clearPermissions();
  await page.goto(server.url);
  await takenOver(page);
  await page.getByRole('button', { name: 'Near me' }).click();
  await page.getByText(/^Your location (was not shared|could not be found)/).waitFor();
  await context.close();
});

test('with scripts blocked the pages still show their content and links, and the tab that was asked for', async () => {
  const context = await browser.newContext({ ...desktop, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.getByRole('heading', { name: 'Popular Owner Properties' }).waitFor();
  expect(await page.getByRole('article').count()).toBeGreaterThan(20);
  await page.getByRole('link', { name: 'For Tenants' }).click();
  await page.waitForURL(`${server.url}${paths.landing}?for=tenants`);
  await page.getByRole('tab', { name: 'Rent / PG', selected: true }).waitFor();
  expect(await page.locator('#cities').locator('xpath=ancestor::section').getByRole('listitem').count()).toBe(24);
  expect(await page.getByRole('button', { name: 'View More Cities' }).isVisible()).toBe(false);
  await page.getByRole('link', { name: 'About us' }).click();
  await page.getByRole('heading', { name: 'We simplify real estate for everyone' }).waitFor();
  await page.goto(`${server.url}/nowhere`);
  await page.getByRole('heading', { name: 'Not Found' }).waitFor();
  await page.getByRole('link', { name: 'Find a home' }).click();
  await page.waitForURL(server.url + paths.landing);
  await context.close();
});

test('a new page begins at its top; Back, Forward and Reload lead to where one was, also on a slow line', async () => {
  const { page, context, wrong } = await openVisitor(browser, phone);
  const at = () => page.evaluate(() => Math.round(window.scrollY));
  const named = (title: string) => expect.poll(() => page.title()).toBe(`${title} · Nivaas`);
  await page.goto(server.url);
  await takenOver(page);
  await page.getByRole('link', { name: 'About us' }).click();
  await page.getByRole('heading', { name: 'We simplify real estate for everyone' }).waitFor();
  await named('About');
  await expect.poll(at).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { name: 'Popular Owner Properties' }).waitFor();
  await named('Homes, found with care');
  await expect.poll(at).toBeGreaterThan(2000);
  const foot = await at();
  await page.goForward();
  await expect.poll(at).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(at).toBe(700);
  await page.reload();
  await takenOver(page);
  await expect.poll(at).toBe(700);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(at).toBeLessThan(100);
  await page.goBack();
  await expect.poll(at).toBe(700);
  // The document is new: the home page's part is fetched again, and comes when a page without it was long there.
  await page.route('**/assets/HomeScreen-*.js', async (route) => {
    await page.getByText('Loading...').waitFor();
    expect(await at()).toBeLessThan(foot);
    await route.continue();
  });
  await page.goBack();
  await expect.poll(at).toBe(foot);
  expect(wrong).toEqual([]);
  await context.close();
});

test('a page that cannot be loaded says so, and is forgotten as soon as one goes elsewhere', async () => {
  const { page, context } = await openVisitor(browser, desktop);
  await page.route('**/assets/AuthScreen-*.js', (route) => route.abort());
  await page.goto(server.url);
  await takenOver(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'This page stopped working' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Popular Owner Properties' }).waitFor();
  await context.close();
});

test('an unknown address says Not Found at once, with the way home; crawlers find what is there', async () => {
  const { page, context, wrong } = await openVisitor(browser, phone);
  await watchShifts(page);
  const answer = await page.goto(`${server.url}/nowhere`);
  expect(answer?.status()).toBe(404);
  for (const typed of ['/%', '/about.html']) {
    const read = await fetch(server.url + typed, { headers: { accept: 'text/html' } });
    expect([read.status, read.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  }
  await takenOver(page);
  await page.getByRole('heading', { name: 'Not Found' }).waitFor();
  expect(await shiftIn(page)).toBeLessThan(0.01);
  // The app reads addresses more kindly than the server.
  await page.goto(`${server.url}/About-Us`);
  await page.getByRole('heading', { name: 'We simplify real estate for everyone' }).waitFor();
  expect(wrong).toEqual([]);
  await page.goto(`${server.url}/nowhere`);
  await page.getByRole('link', { name: 'Go to the start' }).click();
  await page.getByRole('heading', { name: 'Homes, found with care' }).waitFor();
  const robots = await (await fetch(`${server.url}/robots.txt`)).text();
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  expect(robots).toContain('/sitemap.xml');
  for (const address of publicPaths) expect(sitemap).toContain(`${address}</loc>`);
  await context.close();
});

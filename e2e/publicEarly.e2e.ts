import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { paths } from '../contract/paths';
import { keepPictures, openBrowser, openVisitor, phone } from './support/browser';
import { lastEngine } from './support/engines';
import { operatorAlone } from './support/operator';
import { type RunningServer, startServer } from './support/startServer';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(operatorAlone, lastEngine), openBrowser()]);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await keepPictures(browser, 'public-early');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('with scripts blocked a phone has the whole navigation, and neither Search nor Subscribe sends anything', async () => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.url);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  await page.getByRole('searchbox', { name: 'Where' }).fill('Raja Park');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByPlaceholder('Your email').fill('ishita@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect(page.url()).toBe(`${server.url}/`);
  expect(asked).toEqual([]);
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['For Buyers', 'Post property', 'Login', 'Super Admin', 'Broker Login'])
    expect(await main.getByRole('link', { name, exact: name === 'Login' }).isVisible()).toBe(true);
  await main.getByRole('link', { name: 'For Tenants' }).click();
  await page.waitForURL(`${server.url}${paths.landing}?for=tenants`);
  await context.close();
});

test('a press on the menu before the app is there opens it when it is', async () => {
  const { page, context, wrong } = await openVisitor(browser, phone);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/HomeScreen-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Open menu' }).click();
  arrive();
  await page.getByRole('link', { name: 'Super Admin' }).waitFor();
  expect(wrong).toEqual([]);
  await context.close();
});

test.each([
  ['the app', '**/assets/index-*.js'],
  ['the page’s part of it', '**/assets/HomeScreen-*.js'],
])('where %s could not be fetched, the next press tries again and is heard', async (_what, files) => {
  const { page, context, wrong } = await openVisitor(browser, phone);
  const failed = page.waitForEvent('requestfailed');
  await page.route(files, (route) => route.abort());
  await page.goto(server.url);
  await failed;
  await page.unroute(files);
  const tab = page.getByRole('tab', { name: 'Commercial' });
  await expect
    .poll(async () => {
      await tab.click();
      return tab.getAttribute('aria-selected');
    })
    .toBe('true');
  expect(wrong).toEqual([]);
  await context.close();
});

test('where the app could not be fetched, a connection that comes back brings it', async () => {
  const { page, context } = await openVisitor(browser, phone);
  const failed = page.waitForEvent('requestfailed');
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(server.url);
  await failed;
  await page.unroute('**/assets/index-*.js');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('nivaas:listening', () => resolve(), { once: true });
        setInterval(() => dispatchEvent(new Event('online')), 100);
      }),
  );
  await context.close();
});

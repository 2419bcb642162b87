import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { hydrated } from './support/hydrated.ts';
import { watchRequests } from './support/quiet.ts';
import { expect, test } from './support/test.ts';
import { desktop, phone } from './support/visitors.ts';

test('without scripts a phone has the whole navigation, Search opens what it finds, and Subscribe sends nothing', async ({
  server,
  visit,
}) => {
  const page = await visit(server, phone, { javaScriptEnabled: false });
  await page.goto('/');
  await page.getByPlaceholder('Your email').fill('ishita@example.com');
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await page.keyboard.press('Tab');
  await expect(subscribe).toBeFocused();
  await expect(subscribe).toHaveCSS('outline-style', 'solid');
  await subscribe.click();
  await expect(page).toHaveURL('/');
  await page.getByLabel('Category').selectOption('Plot');
  await page.getByRole('searchbox', { name: 'Where' }).fill('Raja Park');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/homes?q=Raja+Park&type=residential_land');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['For Buyers', 'Post property', 'Login', 'Super Admin', 'Broker Login'])
    await expect(main.getByRole('link', { name, exact: name === 'Login' })).toBeVisible();
  await main.getByRole('link', { name: 'For Tenants' }).click();
  await expect(page).toHaveURL(`${paths.landing}?for=tenants`);
});

const takingOver = '**/assets/hydrate-*.js';

/** Holds back the module that hydrates the page until the returned function is called. */
const hold = async (page: Page) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(takingOver, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
};

/** Presses a key while the module that hydrates the page cannot be fetched. */
const touchInVain = async (page: Page) => {
  const failed = page.waitForEvent('requestfailed');
  await page.route(takingOver, (route) => route.abort());
  await page.goto('/');
  await page.keyboard.press('Shift');
  await failed;
  await page.unroute(takingOver);
};

test('nothing is taken over until the page is touched', async ({ server, visit }) => {
  const page = await visit(server, phone);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url());
  });
  const requests = watchRequests(page);
  await page.goto('/');
  await requests.quiet();
  expect(scripts.map((url) => new URL(url).pathname)).toEqual(['/color-scheme.js', '/start.js']);
  await page.keyboard.press('Shift');
  await expect.poll(() => scripts.some((url) => url.includes('/hydrate-'))).toBe(true);
});

test('a click on the menu before hydration opens it afterwards', async ({ server, visit }) => {
  const page = await visit(server, phone);
  const arrive = await hold(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  arrive();
  await expect(page.getByRole('link', { name: 'Super Admin' })).toBeVisible();
});

test('what is typed before hydration stays, and the search knows it', async ({ server, visit }) => {
  const page = await visit(server, phone);
  const arrive = await hold(page);
  await page.goto('/');
  const where = page.getByRole('searchbox', { name: 'Where' });
  await where.fill('Raja Park');
  arrive();
  await hydrated(page);
  // Choosing the tab re-renders the search.
  await page.getByRole('tab', { name: 'Commercial' }).click();
  await expect(page.getByRole('tab', { name: 'Commercial', selected: true })).toBeVisible();
  await expect(where).toHaveValue('Raja Park');
});

test('a signed-in person is greeted without a touch, and Log out brings Login back', async ({ server, visit }) => {
  const session = { token: 'of a session', name: 'Ishita Rao', email: 'ishita@homes.example' };
  const page = await visit(server, desktop, { as: [{ role: 'user', session }] });
  // The server does not know this session, and would end it.
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Ishita Rao')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeFocused();
});

test('if the download fails, the next click tries again and takes effect', async ({ server, visit }) => {
  const page = await visit(server, phone);
  await touchInVain(page);
  const tab = page.getByRole('tab', { name: 'Commercial' });
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass();
});

test('if the download fails, a restored connection tries again', async ({ server, visit }) => {
  const page = await visit(server, phone);
  await touchInVain(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('nivaas:listening', () => resolve(), { once: true });
        setInterval(() => dispatchEvent(new Event('online')), 100);
      }),
  );
});

import { paths } from '#contract/paths.ts';
import { expect, test } from './support/test.ts';
import { phone } from './support/visitors.ts';

test('without scripts a phone has the whole navigation, and Search and Subscribe send nothing', async ({
  server,
  visit,
}) => {
  const page = await visit(server, phone, { javaScriptEnabled: false });
  await page.goto('/');
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(request.url());
  });
  await page.getByRole('searchbox', { name: 'Where' }).fill('Raja Park');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByPlaceholder('Your email').fill('ishita@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect(page.url()).toBe(`${server.url}/`);
  expect(navigations).toEqual([]);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['For Buyers', 'Post property', 'Login', 'Super Admin', 'Broker Login'])
    await expect(main.getByRole('link', { name, exact: name === 'Login' })).toBeVisible();
  await main.getByRole('link', { name: 'For Tenants' }).click();
  await expect(page).toHaveURL(`${paths.landing}?for=tenants`);
});

test('a click on the menu before hydration opens it afterwards', async ({ server, visit }) => {
  const page = await visit(server, phone);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/HomeScreen-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  arrive();
  await expect(page.getByRole('link', { name: 'Super Admin' })).toBeVisible();
});

const parts = [
  ['the app', '**/assets/index-*.js'],
  ['the page’s chunk', '**/assets/HomeScreen-*.js'],
] as const;

for (const [what, files] of parts) {
  test(`if ${what} cannot be fetched, the next click tries again and takes effect`, async ({ server, visit }) => {
    const page = await visit(server, phone);
    const failed = page.waitForEvent('requestfailed');
    await page.route(files, (route) => route.abort());
    await page.goto('/');
    await failed;
    await page.unroute(files);
    const tab = page.getByRole('tab', { name: 'Commercial' });
    await expect(async () => {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
    }).toPass();
  });
}

test('if the app cannot be fetched, a restored connection tries again', async ({ server, visit }) => {
  const page = await visit(server, phone);
  const failed = page.waitForEvent('requestfailed');
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  await failed;
  await page.unroute('**/assets/index-*.js');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('nivaas:listening', () => resolve(), { once: true });
        setInterval(() => dispatchEvent(new Event('online')), 100);
      }),
  );
});

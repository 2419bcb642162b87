import type { Page } from '@playwright/test';
import { paths, publicPaths } from '#contract/paths.ts';
import { hydrated } from './support/hydrated.ts';
import { listen } from './support/listen.ts';
import { expect, test } from './support/test.ts';
import { desktop, horizontalOverflow, overflows, phone } from './support/visitors.ts';

/** Adds up the layout shifts of each page from its start. */
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

const sizes = [
  ['a desktop', desktop],
  ['a phone', phone],
] as const;

for (const [name, size] of sizes) {
  test(`on ${name} the public pages are complete, call no API and do not shift`, async ({ server, visit }) => {
    const calls: string[] = [];
    const look = async (address: string) => {
      const page = await visit(server, size);
      await watchShifts(page);
      const problems = listen(page);
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.origin !== server.url || url.pathname.startsWith('/api')) calls.push(request.url());
      });
      await page.goto(address);
      await hydrated(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 600) await page.mouse.wheel(0, 600);
      expect(await horizontalOverflow(page), address).toBeLessThanOrEqual(0);
      expect(await shiftIn(page), address).toBeLessThan(0.01);
      const wide = await overflows(page);
      expect([...problems, ...wide], address).toEqual([]);
    };
    await Promise.all(publicPaths.map(look));
    expect(calls).toEqual([]);
  });
}

test('a first visit fetches the page’s fonts without a touch', async ({ server, visit }) => {
  const page = await visit(server, desktop);
  const fetched = page.waitForResponse(/fraunces-[\w-]+\.woff2$/);
  await page.goto(paths.home);
  expect((await fetched).ok()).toBe(true);
});

test('the search follows its tabs and the navigation, and Near me finds the nearest city', async ({
  server,
  visit,
}) => {
  const ajmer = { latitude: 26.45, longitude: 74.64 };
  const page = await visit(server, desktop, { permissions: ['geolocation'], geolocation: ajmer });
  await page.goto(paths.landing);
  await hydrated(page);
  const where = page.getByRole('searchbox', { name: 'Where' });
  const first = (await where.getAttribute('placeholder')) ?? '';
  await page.getByRole('tab', { name: 'Commercial' }).click();
  await expect(where).not.toHaveAttribute('placeholder', first);
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page.getByText(/^The nearest of our cities is Jaipur, about 12\d km away\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'For Tenants' }).click();
  await expect(page).toHaveURL(`${paths.landing}?for=tenants`);
  await expect(page.getByRole('tab', { name: 'Rent / PG', selected: true })).toBeVisible();
  await page.getByRole('button', { name: 'View More Cities' }).click();
  await expect(page.getByRole('heading', { name: 'Varanasi' })).toBeVisible();
});

test('Near me reports that the location is not available', async ({ server, visit }) => {
  const page = await visit(server, phone);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page.getByText(/^Your location (was not shared|could not be found)/)).toBeVisible();
});

test('without scripts the pages show their content, links and the requested tab', async ({ server, visit }) => {
  const page = await visit(server, desktop, { javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Popular Owner Properties' })).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(20);
  await page.getByRole('link', { name: 'For Tenants' }).click();
  await expect(page).toHaveURL(`${paths.landing}?for=tenants`);
  await expect(page.getByRole('tab', { name: 'Rent / PG', selected: true })).toBeVisible();
  await expect(page.locator('#cities').locator('xpath=ancestor::section').getByRole('listitem')).toHaveCount(24);
  await expect(page.getByRole('button', { name: 'View More Cities' })).toBeHidden();
  await page.getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { name: 'We simplify real estate for everyone' })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Find a home' }).click();
  await expect(page).toHaveURL(paths.landing);
});

test('a new page starts at its top; Back, Forward and Reload restore the position, also on a slow connection', async ({
  server,
  visit,
}) => {
  const page = await visit(server, phone);
  const at = () => page.evaluate(() => Math.round(window.scrollY));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const named = (title: string) => expect(page).toHaveTitle(`${title} · Nivaas`);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { name: 'We simplify real estate for everyone' })).toBeVisible();
  await named('About');
  await expect.poll(at).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Popular Owner Properties' })).toBeVisible();
  await named('Homes, found with care');
  // The position is final once two readings agree.
  let foot = 0;
  const settled = async () => {
    const before = foot;
    foot = await at();
    return foot > 2000 && foot === before;
  };
  await expect.poll(settled).toBe(true);
  await page.goForward();
  await expect.poll(at).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(at).toBe(700);
  await page.reload();
  await hydrated(page);
  await expect.poll(at).toBe(700);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(at).toBeLessThan(100);
  await page.goBack();
  await expect.poll(at).toBe(700);
  // The script that hydrates the page arrives late: the position is restored without it.
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goBack();
  await expect.poll(at).toBe(foot);
  arrive();
  await hydrated(page);
  expect(await at()).toBe(foot);
});

test('a page that cannot be loaded shows an error until the next navigation', async ({ server, visit }) => {
  const page = await visit(server, desktop, { expectedErrors: /AuthScreen|dynamically imported module/ });
  await page.route('**/assets/AuthScreen-*.js', (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Popular Owner Properties' })).toBeVisible();
});

test('an address that only the app could read shows the Not Found page that the server sent', async ({
  server,
  visit,
}) => {
  const page = await visit(server, desktop);
  for (const typed of ['/SITE/preview/classic', '/site/preview/baroque', '/site/preview/baroque/1', '/Auth']) {
    const response = await page.goto(typed);
    expect([typed, response?.status()]).toEqual([typed, 404]);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find a home' })).toBeVisible();
  }
  const response = await page.goto('/site/preview/cl%61ssic');
  expect(response?.status()).toBe(200);
  await expect(page.getByText(/^Preview of Classic/)).toBeVisible();
  await page.goto('/nowhere');
  await hydrated(page);
  await page.getByRole('link', { name: 'About Nivaas' }).click();
  await expect(page.getByRole('heading', { name: 'We simplify real estate for everyone' })).toBeVisible();
});

test('an unknown address shows Not Found with a link home; crawlers find all pages', async ({ server, visit }) => {
  const page = await visit(server, phone);
  await watchShifts(page);
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  for (const typed of ['/%', '/about.html']) {
    const read = await fetch(server.url + typed, { headers: { accept: 'text/html' } });
    expect([read.status, read.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  }
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  expect(await shiftIn(page)).toBeLessThan(0.01);
  // The app ignores case in addresses.
  await page.goto('/About-Us');
  await expect(page.getByRole('heading', { name: 'We simplify real estate for everyone' })).toBeVisible();
  await page.goto('/nowhere');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'Homes, found with care' })).toBeVisible();
  const robots = await (await fetch(`${server.url}/robots.txt`)).text();
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  expect(robots).toContain('/sitemap.xml');
  for (const address of publicPaths) expect(sitemap).toContain(`${address}</loc>`);
});

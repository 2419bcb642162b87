import { paths } from '#contract/paths.ts';
import { isFull } from './support/full.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';
import { desktop, phone } from './support/visitors.ts';

test('navigation moves the focus to the new page, its search field or the target of the hash', async ({
  server,
  visit,
}) => {
  const page = await visit(server, desktop);
  const content = page.locator('#content');
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator(':focus')).toHaveCount(0);
  await page.getByRole('link', { name: 'About us' }).click();
  await expect(content).toBeFocused();
  await page.goBack();
  await expect(content).toBeFocused();
  await page.getByRole('link', { name: 'For Tenants' }).click();
  await expect(page).toHaveURL(`${paths.landing}?for=tenants`);
  await expect(content).toBeFocused();

  const where = page.getByRole('searchbox', { name: 'Where' });
  const contact = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact us' });
  const pune = page.getByRole('link', { name: 'Pune' });
  for (const typed of ['', 'Raja Park']) {
    await where.fill(typed);
    await pune.click();
    await expect(where).toHaveValue('Pune');
    await expect(where).toBeFocused();
  }
  await expect(page).toHaveURL(`${paths.landing}?for=tenants&q=Pune`);
  await expect(page.getByRole('tab', { name: 'Rent / PG', selected: true })).toBeVisible();
  await contact.click();
  await expect(page.getByRole('heading', { name: 'We simplify real estate for everyone' })).toBeVisible();
  await contact.click();
  await expect(page.locator('#contact')).toBeFocused();
});

test('the open menu locks scrolling; choosing a page unlocks it', async ({ server, visit }) => {
  const page = await visit(server, phone);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.mouse.wheel(0, 900);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Insights' }).click();
  await expect(page.getByRole('heading', { name: 'We simplify real estate for everyone' })).toBeVisible();
  const at = () => page.evaluate(() => window.scrollY);
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await expect.poll(at).toBe(0);
  // A link without a target neither scrolls nor changes the address.
  await page.getByRole('link', { name: 'Download on the App Store' }).click();
  await expect(page).toHaveURL(paths.about);
  expect(await at()).toBeGreaterThan(0);
});

test('a carousel keeps its first slide when the window changes its width', async ({ server, visit }) => {
  const page = await visit(server, desktop);
  await page.goto('/');
  await hydrated(page);
  const carousel = page
    .getByRole('region', { name: 'High-demand projects', exact: true })
    .locator('visible=true')
    .last();
  await carousel.scrollIntoViewIfNeeded();
  await carousel.locator('.swiper-initialized').waitFor();
  const first = () => carousel.locator('.swiper-slide:not([data-away])').first().getAttribute('aria-label');
  const count = await carousel.locator('.swiper-slide').count();
  const seen = new Set<string | null>();
  const presses = isFull ? count : 3;
  for (let nth = 0; nth < presses; nth += 1) {
    const before = await first();
    seen.add(before);
    for (const width of [700, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // The carousel is notified in a later frame.
      await page.evaluate(
        () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
      );
      expect(await first(), `of ${before}, at ${width}`).toBe(before);
    }
    await carousel.getByRole('button', { name: /^Next: / }).click();
    await expect.poll(first).not.toBe(before);
  }
  expect(seen.size).toBe(presses);
});

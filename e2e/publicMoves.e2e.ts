import { paths } from '#contract/paths.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';
import { desktop, phone } from './support/visitors.ts';

test('the focus follows to the new page, to its search where a city was chosen, and to what the hash names', async ({
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

test('the open menu holds the page; what was chosen in it lets go', async ({ server, visit }) => {
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
  // What leads nowhere yet neither jumps nor leaves a mark.
  await page.getByRole('link', { name: 'Download on the App Store' }).click();
  await expect(page).toHaveURL(paths.about);
  expect(await at()).toBeGreaterThan(0);
});

test('a carousel that stands still shows the same slide first after the window changed its width, wherever it had come to', async ({
  server,
  visit,
}) => {
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
});

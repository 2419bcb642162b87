import type { Page } from '@playwright/test';
import { siteTemplates } from '#contract/templates.ts';
import { hydrated } from './support/hydrated.ts';
import { addBroker } from './support/people.ts';
import { fillSite, publish } from './support/siteOf.ts';
import { test as base, expect } from './support/test.ts';
import { desktop, horizontalOverflow, phone } from './support/visitors.ts';

const HOMES = 14;
/** How many homes show until the visitor asks for more. */
const SHOWN = 12;

/** A published site with homes, some of them with a photo. */
const openSite = async (url: string) => {
  const broker = await addBroker(url, 'Kavita Joshi');
  const home = await publish(url, broker.token, 'modern');
  const homes = await fillSite(url, broker.token, { site: home, homes: HOMES, photos: 3 });
  return { broker, home, homes };
};

/** The address of a site that tests only read. */
const test = base.extend<object, { home: string }>({
  home: [async ({ server }, use) => use((await openSite(server.url)).home), { scope: 'worker' }],
});

const cardsOf = (page: Page) => page.locator('#listings').getByRole('article');

test('a broker previews a website with their own homes, publishes it and opens it', async ({ server, visit }) => {
  const broker = await addBroker(server.url, 'Kavita Joshi');
  const home = await publish(server.url, broker.token, 'modern');
  await fillSite(server.url, broker.token, { site: home, homes: 1, photos: 0 });
  const panel = await visit(server, desktop, { as: [broker] });
  /** The page that a link opens in a new tab. */
  const openedBy = async (link: RegExp): Promise<Page> => {
    const [tab] = await Promise.all([
      panel.context().waitForEvent('page'),
      panel.getByRole('link', { name: link }).click(),
    ]);
    return tab;
  };
  await panel.goto('/broker/templates');
  const preview = await openedBy(/^Preview Heritage/);
  await expect(preview.getByText('Preview of Heritage.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: /flat near/ }).first()).toBeVisible();

  await panel.getByRole('button', { name: 'Publish Heritage' }).click();
  const card = panel.getByRole('group', { name: 'Heritage' }).or(panel.locator('[aria-label="Heritage"]'));
  await expect(card.getByText('Published', { exact: true })).toBeVisible();
  const opened = await openedBy(/^Open kavita-joshi/);
  await expect(opened).toHaveURL(home);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(opened).toHaveTitle(/Kavita Joshi/);
});

test('a visitor of a website filters the homes; the filter survives a reload', async ({ server, home, visit }) => {
  const page = await visit(server, phone);
  const response = await page.goto(home);
  expect(response?.headers()['content-security-policy']).not.toContain('nonce');
  await hydrated(page);
  const cards = cardsOf(page);
  await expect(cards).toHaveCount(SHOWN);
  // Options that fit the first home of `sampleProperty`, and how many homes are left then.
  for (const [part, option, found] of [
    ['Locality', { label: 'Jagatpura' }, 2],
    ['Bedrooms', { label: '3 BHK' }, 1],
    ['Bedrooms', { value: '' }, 2],
    ['Budget', { label: 'Up to ₹50 Lac' }, 1],
    ['Bedrooms', { label: '3 BHK' }, 1],
  ] as const) {
    await page.locator('#listings').getByLabel(part).selectOption(option);
    await expect(cards).toHaveCount(found);
  }
  await expect(page.getByText(new RegExp(`^1 of ${HOMES} (homes|properties)$`))).toBeVisible();
  expect(new URL(page.url()).searchParams.size).toBe(3);
  // The filter is in the address.
  await page.reload();
  await hydrated(page);
  await expect(cards).toHaveCount(1);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${home}/\\d+-`));
  await expect(page.getByRole('heading', { name: 'Similar homes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'EMI calculator' })).toBeVisible();
});

test('a website keeps its address and homes in another template', async ({ server, visit }) => {
  const { broker, home, homes } = await openSite(server.url);
  const page = await visit(server, phone);
  const etag = async () => (await page.request.get(home)).headers().etag;
  for (const template of siteTemplates.values.filter((one) => one !== 'modern')) {
    const before = await etag();
    await publish(server.url, broker.token, template);
    await expect.poll(etag).not.toBe(before);
    await page.goto(home);
    await hydrated(page);
    await expect(cardsOf(page)).toHaveCount(SHOWN);
    expect(await horizontalOverflow(page), template).toBeLessThanOrEqual(0);
    await page.goto(homes[0] ?? '');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeVisible();
    expect(await horizontalOverflow(page), template).toBeLessThanOrEqual(0);
  }
});

test('a website can be read without scripts', async ({ server, home, visit }) => {
  const page = await visit(server, phone, { javaScriptEnabled: false });
  await page.goto(home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(HOMES);
  await page.getByRole('link', { name: 'Enquire' }).click();
  await expect(page).toHaveURL(/#contact$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(/#about$/);
  await cardsOf(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${home}/\\d+-`));
  await expect(page.getByText(/the form needs scripts/)).toBeVisible();
});

test('a choice made before the website’s scripts have arrived filters the homes', async ({ server, home, visit }) => {
  const page = await visit(server, phone);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(home);
  const budget = page.locator('#listings').getByLabel('Budget');
  const value = (await budget.locator('option:not([value=""])').first().getAttribute('value')) ?? '';
  await budget.selectOption(value);
  arrive();
  await expect(page).toHaveURL(({ searchParams }) => [...searchParams.values()].includes(value));
  await expect(page.getByText(new RegExp(`^\\d+ of ${HOMES} (homes|properties)$`))).toBeVisible();
});

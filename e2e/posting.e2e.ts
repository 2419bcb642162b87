import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createProperty, getProperty, listProperties } from '../contract/properties';
import { desktop, keepPictures, loseNextAnswer, openBrowser, openVisitor, phone } from './support/browser';
import { engines } from './support/engines';
import { operatorAlone } from './support/operator';
import { plainPhoto } from './support/photos';
import { post } from './support/post';
import { signInBroker } from './support/signIn';
import { type RunningServer, startServer } from './support/startServer';

const broker = { full_name: 'Kavita Joshi', email: 'kavita@joshi.example', password: 'Jaipur#2026home' };
const title = 'Corner flat with ten pictures';

const categories = [
  ['Exterior', 4],
  ['Bedroom', 3],
  ['Kitchen', 2],
  ['Other', 1],
] as const;
/** What the photo that leads the listing is painted with, and no other. */
const LEADING = { r: 30, g: 120, b: 60 };
const OTHERS = { r: 200, g: 190, b: 40 };

// Ten pictures one after another take longer than a step of a journey may.
const untilSent = { timeout: 90_000 };

const photosOf = (category: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      plainPhoto(`${category}-${at + 1}.jpg`, category === 'Kitchen' && at === 1 ? LEADING : OTHERS),
    ),
  );

/** Breaks the connection in the middle of the nth upload; those before and after get through. */
const breakUpload = async (page: Page, nth: number) => {
  let uploads = 0;
  await page.route('**/api/properties/*/media', async (route) => {
    uploads += 1;
    await (uploads === nth ? route.abort('connectionreset') : route.continue());
  });
};

const paintOf = async (page: Page, url: string) => {
  const { data } = await sharp(Buffer.from(await (await page.request.get(url)).body()))
    .extract({ left: 1100, top: 700, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
};

const sizes = [
  ['a desktop', desktop, engines[0]],
  ['a phone', phone, engines.at(-1)],
] as const;

// One story in the order it happens: each step leans on the ones before.
describe.each(sizes)('ten pictures posted on %s', (name, size, engine) => {
  let server: RunningServer;
  let browser: Browser;
  let page: Page;
  let wrong: string[];

  beforeAll(async () => {
    server = await startServer({ ...operatorAlone, OTP_SENDER: 'off' }, engine);
    const signedUp = await post(server.url, 'auth/broker/signup', { ...broker, phone: '5550120417' });
    expect(signedUp.status).toBe(201);
    browser = await openBrowser();
    ({ page, wrong } = await openVisitor(browser, size));
    await signInBroker(page, server.url, broker);
    await page.waitForURL('**/broker/dashboard');
    await page.goto(`${server.url}/broker/properties/new`);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(browser, `posting-${name.replace(' ', '-')}`);
  });

  const openTab = (category: string) => page.getByRole('tab', { name: new RegExp(`^${category}`) }).click();
  const countsAreThere = async () => {
    for (const [category, count] of categories) {
      await page.getByRole('tab', { name: `${category} ${count}` }).waitFor();
    }
  };

  it('finds the draft with all its pictures after a reload in the middle', async () => {
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('City').fill('Jaipur');
    await page.getByLabel('Expected price').fill('8450000');
    await page.getByRole('checkbox', { name: 'Swimming Pool' }).check();
    for (const [category, count] of categories) {
      await openTab(category);
      await page.locator('input[type=file]').setInputFiles(await photosOf(category, count));
      await page.getByRole('button', { name: `Remove ${category} picture ${count}` }).waitFor();
    }
    await openTab('Exterior');
    await page.getByRole('button', { name: 'Set as default: Exterior picture 1' }).click();
    await openTab('Kitchen');
    await page.getByRole('button', { name: 'Set as default: Kitchen picture 2' }).click();
    await page.getByText('Draft kept').waitFor();
    await page.reload();
    await countsAreThere();
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
    expect(await page.getByLabel('Expected price').inputValue()).toBe('84,50,000');
    expect(await page.getByRole('checkbox', { name: 'Swimming Pool' }).isChecked()).toBe(true);
    await openTab('Kitchen');
    await page.getByRole('button', { name: 'Default: Kitchen picture 2' }).waitFor();
  });

  it('leaves the draft alone in a second tab, and says so', async () => {
    const second = await page.context().newPage();
    await second.goto(`${server.url}/broker/properties/new`);
    await second.getByText('Post Property is open in another tab').waitFor();
    await second.getByLabel('Title').fill('Another home');
    await second.close();
    await page.reload();
    await countsAreThere();
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
  });

  it('asks again when the answer was lost, and shows what was saved', async () => {
    await loseNextAnswer(page, `*${createProperty.path}`);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByText('It may be saved: no answer came').waitFor();
    await page.getByLabel('Title').fill('Changed before trying again');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByText('The property was saved at the first try').waitFor();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(title);
  });

  it('says which picture failed, keeps everything, and knows after a reload how far it came', async () => {
    await breakUpload(page, 6);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByText(/^Image 6 of 10 was not sent\. Bedroom-2\.jpg:/).waitFor(untilSent);
    await page.getByText('Images 5 of 10').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
    await page.reload();
    await countsAreThere();
    await page.getByText('Images 5 of 10').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
  });

  it('goes on where it stopped: one property, every picture once, the right one first', async () => {
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const done = page.getByRole('alertdialog').filter({ hasText: 'Property created' });
    await done.waitFor(untilSent);
    await done.getByRole('button', { name: 'OK' }).click();
    expect(await page.getByLabel('Title').inputValue()).toBe('');

    await page.goto(`${server.url}/broker/properties`);
    await page.getByRole('button', { name: `View ${title}` }).click();
    const strip = page.getByRole('list', { name: 'Photos' });
    await expect.poll(() => strip.getByRole('button').count()).toBe(10);
    await strip.getByRole('button', { name: 'Kitchen, primary' }).waitFor();

    const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('nivaas.session.broker') ?? '{}'));
    const ask = async (path: string) =>
      (await page.request.get(server.url + path, { headers: { authorization: `Bearer ${token}` } })).json();
    const { data: rows } = await ask(listProperties.path);
    expect(rows).toHaveLength(1);
    const { data } = await ask(getProperty.path.replace('{id}', String(rows[0].id)));
    const leading = data.media.filter((one: { is_primary: boolean }) => one.is_primary);
    expect(leading).toHaveLength(1);
    const [r = 0, g = 0, b = 0] = await paintOf(page, server.url + leading[0].file_url);
    expect([Math.abs(r - LEADING.r) < 12, Math.abs(g - LEADING.g) < 12, Math.abs(b - LEADING.b) < 12]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('leaves no draft behind, and nothing wrong on the console', async () => {
    await page.goto(`${server.url}/broker/properties/new`);
    await page.getByLabel('Title').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('');
    expect(await page.getByText(/Draft kept/).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(wrong).toEqual([]);
  });
});

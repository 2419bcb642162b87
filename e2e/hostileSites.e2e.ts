import type { Page } from '@playwright/test';
import pg from 'pg';
import sharp from 'sharp';
import { hostileTexts } from '#contract/fixtures/hostileTexts.ts';
import { paths } from '#contract/paths.ts';
import { createEmptyDatabase } from '#server/testing/emptyPostgres.ts';
import { engine } from './support/engines.ts';
import { isFull } from './support/full.ts';
import { hydrated } from './support/hydrated.ts';
import { limitConcurrency } from './support/limitConcurrency.ts';
import { addBroker } from './support/people.ts';
import { addPhoto, postHome, publish } from './support/siteOf.ts';
import { expect, test } from './support/test.ts';
import { desktop, phone } from './support/visitors.ts';

const named = {
  name: '</script><script>window.ran=1</script>" onload="window.ran=1',
  license_no: `'><script>window.ran=1</script>`,
};
// The API accepts neither such a phone nor such a long text, so they are written to the database.
const PHONE = '"><b onclick=window.ran=1>5550120417';
const LONG = `${'<script>window.ran=1</script> '.repeat(3500)}the very end`;
const LONG_BYTES = 100 * 1024;
const PHOTOS = 20;

/** Posts a property for each text, with the text in every field. */
const postHomes = async (url: string, site: string, token: string) => {
  const short = (text: string) => text.slice(0, 80);
  const sharpened = sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } });
  const picture = await sharpened.png().toBuffer();
  const one = async (text: string, at: number) => {
    const id = await postHome(
      url,
      token,
      { title: text, description: text, city: short(text), locality: short(text), society_name: short(text) },
      { highlights: [short(text)], amenities: [short(text)], nearby_landmarks: [short(text)] },
    );
    // A photo's alternative text contains the title.
    if (at < PHOTOS) await addPhoto(url, token, id, picture);
    return { text, path: paths.siteProperty(site, id, text.trim()) };
  };
  return limitConcurrency(hostileTexts, one);
};

/** Sets a description, and every broker's phone, without validation. */
const writeTo = async (database: string, id: number, description: string) => {
  const client = new pg.Client(database);
  await client.connect();
  await client.query('update properties set description = $1 where id = $2', [description, id]);
  await client.query('update brokers set phone = $1', [PHONE]);
  await client.end();
};

const WATCH = `window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.violations.push(event.effectiveDirective + ' ' + event.blockedURI);
  });`;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of a page, without the data embedded in it. */
const textOf = async (page: Page) => plain(await page.locator('#site').evaluate((root) => root.textContent ?? ''));

/** The text, labels and links of a page in one string. */
const everythingSaid = (root: Element) =>
  [
    root.textContent,
    ...[...root.querySelectorAll('*')].flatMap((one) =>
      ['alt', 'aria-label', 'href'].map((name) => one.getAttribute(name)),
    ),
  ].join(' ');

/** The number of inline elements whose direction marks could affect the text beside them. */
const unheld = (root: Element) =>
  [...root.querySelectorAll('*')]
    .filter((one) =>
      [...one.childNodes].some(
        (child) => child.nodeType === Node.TEXT_NODE && /[\u202a-\u202e]/.test(child.nodeValue ?? ''),
      ),
    )
    .filter((one) => {
      const { display, unicodeBidi } = getComputedStyle(one);
      return display === 'inline' && !unicodeBidi.includes('isolate');
    }).length;

/** Scripts that ran, policy violations, and elements, handlers and URLs that came from text. */
const unharmed = async (page: Page) => ({
  ran: await page.evaluate<unknown>('window.ran'),
  violations: await page.evaluate<string[]>('window.violations'),
  elements: await page
    .locator('#site :is(script, style, iframe, object, embed, base, meta, link, marquee, audio)')
    .count(),
  handlers: await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((one) => one.getAttributeNames().some((name) => /^on/i.test(name)))
        .length,
  ),
  addresses: await page.evaluate(
    () =>
      [...document.querySelectorAll('[href], [src], [action]')].filter((one) =>
        /^\s*(javascript|vbscript|data):|foreign\.example/i.test(
          one.getAttribute('href') ?? one.getAttribute('src') ?? one.getAttribute('action') ?? '',
        ),
      ).length,
  ),
});
const nothing = { ran: undefined, violations: [], elements: 0, handlers: 0, addresses: 0 };

const open = async (page: Page, path: string) => {
  expect((await page.goto(path))?.status(), path).toBe(200);
  await hydrated(page);
};

/** Checks a property's page, and its photo viewer if it has a photo; resolves to whether it has one. */
const lookAtHome = async (page: Page, text: string, path: string): Promise<boolean> => {
  await open(page, path);
  expect(plain((await page.getByRole('heading', { level: 1 }).textContent()) ?? ''), text).toBe(plain(text));
  // In the title, the description and each of the lists.
  const shown = await textOf(page);
  expect(shown.split(plain(text.slice(0, 80))).length - 1, text).toBeGreaterThanOrEqual(5);
  expect(await unharmed(page), text).toEqual(nothing);
  expect(await page.locator('#site').evaluate(unheld), text).toBe(0);
  const photos = page.locator('.gallery a[aria-label]');
  if ((await photos.count()) === 0) return false;
  expect(plain((await photos.first().getAttribute('aria-label')) ?? ''), text).toContain(plain(text));
  await photos.first().click();
  const large = page.getByRole('dialog').locator('img');
  expect(plain((await large.getAttribute('alt')) ?? ''), text).toContain(plain(text));
  expect(await unharmed(page), text).toEqual(nothing);
  return true;
};

// src/sites/hostileSites.test.ts covers every template, policy.e2e.ts that a browser runs none of it.
test('hostile text on a website stays text, on its home page and on every property’s page', async ({
  start,
  visit,
}) => {
  test.info().skip(!isFull, 'only in test:full');
  const database = engine === 'postgres' ? await createEmptyDatabase() : undefined;
  const server = await start(database && { DATABASE_URL: database.url }, 'pglite');
  const { token, ...broker } = await addBroker(server.url, named.name, named);
  const site = await publish(server.url, token, 'modern');
  const homes = await postHomes(server.url, site, token);
  const all = hostileTexts.join('\n').slice(0, 10_000);
  const everything = await postHome(server.url, token, {
    title: 'Everything',
    description: all,
    locality: 'Everywhere',
  });
  const long = await postHome(server.url, token, { title: 'Long', description: 'the very end' });
  expect(Buffer.byteLength(LONG)).toBeGreaterThanOrEqual(LONG_BYTES);
  if (database) await writeTo(database.url, long, LONG);

  const openPage = async (size: typeof desktop | typeof phone) => {
    const page = await visit(server, size);
    await page.context().addInitScript({ content: WATCH });
    page.on('dialog', (dialog) => {
      void dialog.dismiss();
      throw new Error(`A dialog opened: ${dialog.message()}`);
    });
    return page;
  };

  const whole = [
    { what: 'its home', path: site, size: desktop, texts: hostileTexts },
    {
      what: 'a home’s page',
      path: paths.siteProperty(site, everything, 'Everything'),
      size: phone,
      texts: hostileTexts,
    },
    { what: 'a home with 100 KB to say', path: paths.siteProperty(site, long, 'Long'), size: phone, texts: [] },
  ];
  for (const { what, path, size, texts } of whole) {
    await test.step(`on ${what}`, async () => {
      const page = await openPage(size);
      await open(page, path);
      const shown = await textOf(page);
      expect(texts.filter((text) => !shown.includes(plain(text)))).toEqual([]);
      expect(shown).toContain(plain(broker.name));
      if (path.endsWith('-long')) expect(shown).toContain(database ? plain(LONG) : 'the very end');
      const html = await page.locator('#site').evaluate(everythingSaid);
      if (path === site)
        for (const words of [named.license_no, ...(database ? [PHONE] : [])]) expect(html).toContain(words);
      expect(await unharmed(page)).toEqual(nothing);
      expect(await page.locator('#site').evaluate(unheld)).toBe(0);
      // The structured data is valid and holds the same text.
      const data = page.locator('script[type="application/ld+json"]');
      await expect(data).toHaveCount(1);
      const structured: unknown = JSON.parse((await data.textContent()) ?? '');
      expect(JSON.stringify(structured)).toContain(JSON.stringify(broker.name).slice(1, -1));
      await expect(page).toHaveTitle(/./);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });
  }

  await test.step('on the properties’ pages', async () => {
    const idle: Page[] = [];
    const looks = await limitConcurrency(homes, async ({ text, path }) => {
      const page = idle.pop() ?? (await openPage(desktop));
      const hasPhoto = await lookAtHome(page, text, path);
      idle.push(page);
      return hasPhoto;
    });
    expect(looks.filter(Boolean)).toHaveLength(PHOTOS);
  });
  await server.stop();
  await database?.drop();
});

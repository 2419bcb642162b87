import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../contract/paths';
import { siteTemplates } from '../contract/templates';
import { createEmptyDatabase, type EmptyDatabase } from '../server/testing/emptyPostgres';
import { desktop, openBrowser, openVisitor, phone } from './support/browser';
import { engines } from './support/engines';
import { hostileTexts } from './support/hostileTexts';
import { operatorAlone } from './support/operator';
import { createBrokers, post, tokenOf } from './support/post';
import { type RunningServer, startServer } from './support/startServer';
import { takenOver } from './support/takenOver';

const broker = {
  name: '</script><script>window.ran=1</script>" onload="window.ran=1',
  email: 'asha@nivaas.example',
  password: 'Jaipur#2026home',
  phone: '"><b onclick=window.ran=1>5550120417',
  license_no: `'><script>window.ran=1</script>`,
};
// As long as nobody may post one: put there past all checks, it must not hurt either.
const LONG = `${'<script>window.ran=1</script> '.repeat(3500)}the very end`;
// So many of the homes have a photo.
const PHOTOS = 20;
const LONG_BYTES = 100 * 1024;

let database: EmptyDatabase | undefined;
let server: RunningServer;
let browser: Browser;
let token = '';
let site = '';
let everything = '';
let long = '';
/** Each hostile text's own home, which it is the title and the description of. */
let homes: readonly { text: string; path: string }[] = [];

const send = async <T>(to: string, body: object): Promise<T> => {
  const answer = await post(server.url, to, body, token);
  if (!answer.ok) throw new Error(`${to} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

const create = async (basic: object, rest: object = {}) =>
  (await send<{ id: number }>('properties/createproperty/full', { basic, features: {}, ...rest })).id;

/** One home a text, called by it wherever it may; and one that is described by all of them. */
const fill = async () => {
  const short = (text: string) => text.slice(0, 80);
  const own: { text: string; path: string }[] = [];
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  for (const text of hostileTexts) {
    const id = await create(
      { title: text, description: text, city: short(text), locality: short(text), society_name: short(text) },
      { highlights: [short(text)], amenities: [short(text)], nearby_landmarks: [short(text)] },
    );
    own.push({ text, path: paths.siteProperty(site, id, text.trim()) });
    // With a photo, the text is what the photo is called as well.
    if (own.length > PHOTOS) continue;
    const form = new FormData();
    for (const [name, value] of Object.entries({ media_type: 'image', category: 'exterior' })) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(picture)]), 'home.png');
    await send(`properties/${id}/media`, form);
  }
  homes = own;
  const all = hostileTexts.join('\n');
  const id = await create({ title: 'Everything', description: all.slice(0, 10_000), locality: 'Everywhere' });
  everything = paths.siteProperty(site, id, 'Everything');
  const longId = await create({ title: 'Long', description: 'the very end' });
  long = paths.siteProperty(site, longId, 'Long');
  if (!database) return;
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query('update properties set description = $1 where id = $2', [LONG, longId]);
  await client.end();
};

beforeAll(async () => {
  database = engines.includes('postgres') ? await createEmptyDatabase() : undefined;
  const settings = { ...operatorAlone, ...(database && { DATABASE_URL: database.url }) };
  [server, browser] = await Promise.all([startServer(settings), openBrowser()]);
  await createBrokers(server.url, [broker]);
  token = await tokenOf(server.url, 'broker', broker);
  site = (await send<{ data: { urlPath: string } }>('templates/publish', { template: 'modern' })).data.urlPath;
  await fill();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await database?.drop();
});

const WATCH = `window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.violations.push(event.effectiveDirective + ' ' + event.blockedURI);
  });`;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a page shows as text, without its data. */
const textOf = async (page: Page) => plain(await page.locator('#site').evaluate((root) => root.textContent ?? ''));

/** What is written on the page or says what something is, in one piece. */
const everythingSaid = (root: Element) =>
  [
    root.textContent,
    ...[...root.querySelectorAll('*')].flatMap((one) =>
      ['alt', 'aria-label', 'href'].map((name) => one.getAttribute(name)),
    ),
  ].join(' ');

/** Words whose marks could turn round what stands beside them. */
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

/** Nothing of it was run, loaded or stopped, and no element came of it. */
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

it(`there are enough of them: ${hostileTexts.length}`, () => expect(hostileTexts.length).toBeGreaterThanOrEqual(60));

describe.each(siteTemplates.values)('hostile words are words in the template %s', (template) => {
  beforeAll(async () => {
    const before = (await fetch(server.url + site)).headers.get('etag');
    await send('templates/publish', { template });
    const etag = async () => (await fetch(server.url + site)).headers.get('etag');
    await vi.waitFor(async () => expect(await etag()).not.toBe(before), { timeout: 10_000 });
  });

  it.each([
    ['its home', () => site, hostileTexts],
    ['a home’s page', () => everything, hostileTexts],
    ['a home with 100 KB to say', () => long, []],
  ] as const)('on %s', async (what, path, texts) => {
    const { page, context, wrong } = await openVisitor(browser, what === 'its home' ? desktop : phone);
    await context.addInitScript({ content: WATCH });
    page.on('dialog', (dialog) => {
      wrong.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const answer = await page.goto(server.url + path());
    expect(answer?.status()).toBe(200);
    await takenOver(page, 'site');
    const shown = await textOf(page);
    const html = await page.locator('#site').evaluate(everythingSaid);
    expect(texts.filter((text) => !shown.includes(plain(text)))).toEqual([]);
    expect(shown).toContain(plain(broker.name));
    if (what === 'a home with 100 KB to say') expect(shown).toContain(database ? plain(LONG) : 'the very end');
    if (what === 'its home') for (const words of [broker.license_no, broker.phone]) expect(html).toContain(words);
    expect(await unharmed(page)).toEqual(nothing);
    expect(await page.locator('#site').evaluate(unheld)).toBe(0);
    // What search engines read is whole, and says the same.
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((all) => all.map((one) => one.textContent));
    expect(data).toHaveLength(1);
    expect(JSON.stringify(JSON.parse(data[0] ?? ''))).toContain(JSON.stringify(broker.name).slice(1, -1));
    expect(await page.title()).not.toBe('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(wrong).toEqual([]);
    await context.close();
  });

  // Each text in one of the templates, which share the rest of them among each other.
  it('on the homes’ own pages', async () => {
    const nth = siteTemplates.values.indexOf(template);
    const mine = homes.filter((_, at) => at % siteTemplates.values.length === nth);
    expect(mine.length).toBeGreaterThan(10);
    const { page, context, wrong } = await openVisitor(browser, desktop);
    await context.addInitScript({ content: WATCH });
    let looked = 0;
    for (const { text, path } of mine) {
      const answer = await page.goto(server.url + path);
      expect(answer?.status(), text).toBe(200);
      await takenOver(page, 'site');
      expect(plain((await page.getByRole('heading', { level: 1 }).textContent()) ?? ''), text).toBe(plain(text));
      // Its title, what describes it, and each of the lists.
      const said = await textOf(page);
      expect(said.split(plain(text.slice(0, 80))).length - 1, text).toBeGreaterThanOrEqual(5);
      expect(await unharmed(page), text).toEqual(nothing);
      expect(await page.locator('#site').evaluate(unheld), text).toBe(0);
      const photos = page.locator('.gallery a[aria-label]');
      if ((await photos.count()) === 0) continue;
      expect(plain((await photos.first().getAttribute('aria-label')) ?? ''), text).toContain(plain(text));
      await photos.first().click();
      const large = page.getByRole('dialog').locator('img');
      expect(plain((await large.getAttribute('alt')) ?? ''), text).toContain(plain(text));
      expect(await unharmed(page), text).toEqual(nothing);
      looked += 1;
    }
    expect(looked).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
    await context.close();
  });
});

it('a text was the title and the description of a page, each', () => {
  expect(homes.map(({ text }) => text)).toEqual(hostileTexts);
  expect(Buffer.byteLength(LONG)).toBeGreaterThanOrEqual(LONG_BYTES);
});

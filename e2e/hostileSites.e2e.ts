import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
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
};
// As long as nobody may post one: put there past all checks, it must not hurt either.
const LONG = `${'<script>window.ran=1</script> '.repeat(3500)}the very end`;

let database: EmptyDatabase | undefined;
let server: RunningServer;
let browser: Browser;
let token = '';
let site = '';
let everything = '';
let long = '';

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
  for (const text of hostileTexts)
    await create(
      { title: text, description: text, city: short(text), locality: short(text), society_name: short(text) },
      { highlights: [short(text)], amenities: [short(text)], nearby_landmarks: [short(text)] },
    );
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
    expect(texts.filter((text) => !shown.includes(plain(text)))).toEqual([]);
    expect(shown).toContain(plain(broker.name));
    if (what === 'a home with 100 KB to say') expect(shown).toContain('the very end');
    expect(await unharmed(page)).toEqual(nothing);
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
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProperty } from '#contract/properties/endpoints.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { leads } from '../db/schema/leads.ts';
import { loginAttempts } from '../db/schema/platform.ts';
import { addSite } from '../testing/addSite.ts';
import { startTestApp } from '../testing/startTestApp.ts';

let brokerId = 0;
let slug = '';
let villa = 0;
// Each test has its own IP address, so that limits do not mix.
let address = '';
let tests = 0;

const app = await startTestApp({ settings: { TRUST_PROXY: '1' } });
afterAll(() => app.close());
beforeEach(async () => {
  tests += 1;
  address = `198.51.100.${tests}`;
  const made = await addSite(app);
  ({ id: brokerId, slug } = made);
  const body = { basic: { title: 'Villa' }, features: {} };
  villa = (await app.ok(createProperty, { token: made.token, body })).id;
});

const person = { full_name: 'Rohit Bhatia', phone: '+91 55501 21001', email: 'rohit@mail.example', consent: true };
const enquire = (over: object = {}, headers: Record<string, string> = {}, to = slug) =>
  app.ask(sendEnquiry, {
    params: { slug: to },
    body: { ...person, ...over },
    headers: { 'x-forwarded-for': address, ...headers },
  });
const leadsOf = () => app.db.withTenant(brokerId, (tx) => tx.select().from(leads).orderBy(leads.id));

describe('enquiries that are too many, too fast, or from bots', () => {
  const setCount = (key: string, failures: number) =>
    app.db.asSystem((tx) => tx.insert(loginAttempts).values({ key, failures }));

  test('are limited to 60 from one address in 15 minutes, with Retry-After; other addresses are not affected', async () => {
    await setCount(`enquiry:${address}`, 59);
    expect((await enquire({ message: 'The sixtieth.' })).status).toBe(201);
    const late = await enquire({ message: 'One more.' });
    expect([late.status, late.body]).toEqual([429, { message: 'Too many attempts, please try again later' }]);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(15);
    expect((await enquire({ message: 'Me too.' }, { 'x-forwarded-for': '203.0.113.77' })).status).toBe(201);
    const [lead] = await leadsOf();
    expect(lead?.message).toBe('The sixtieth.\n\nMe too.');
  });

  test.each([
    ['any site', 480, () => 'enquiry:192.0.2.0/24'],
    ['one site', 80, () => `enquiry at:${slug}:192.0.2.0/24`],
  ])('are limited to eight times as many from a range of 256 addresses to %s', async (_where, most, key) => {
    await setCount(key(), most - 1);
    const from = (one: string) => enquire({}, { 'x-forwarded-for': one });
    expect([(await from('192.0.2.1')).status, (await from('192.0.2.2')).status]).toEqual([201, 429]);
    await app.db.asSystem((tx) => tx.delete(loginAttempts).where(eq(loginAttempts.key, key())));
  });

  test('are limited to 10 from one address to one site; other sites are not affected', async () => {
    await setCount(`enquiry at:${slug}:${address}`, 9);
    expect((await enquire()).status).toBe(201);
    expect((await enquire()).status).toBe(429);
    expect((await enquire({}, { 'x-forwarded-for': '203.0.113.78' })).status).toBe(201);
    expect((await enquire({}, {}, (await addSite(app)).slug)).status).toBe(201);
  });

  test('are limited to 300 new leads for one site; other sites are not affected', async () => {
    await setCount(`enquiry at:${slug}`, 300);
    const late = await enquire();
    expect([late.status, late.headers['retry-after']]).toEqual([429, expect.any(String)]);
    expect(await leadsOf()).toEqual([]);
    expect((await enquire({}, {}, (await addSite(app)).slug)).status).toBe(201);
  });

  test('count towards a site’s limit only as new leads: not if they join a lead, come from a bot or are rejected', async () => {
    const counted = async () => {
      const mine = eq(loginAttempts.key, `enquiry at:${slug}`);
      const [row] = await app.db.asSystem((tx) => tx.select().from(loginAttempts).where(mine));
      return row?.failures;
    };
    const settled = (count: number) => vi.waitFor(async () => expect(await counted()).toBe(count), { timeout: 10_000 });
    await enquire();
    await settled(1);
    for (const over of [{ message: 'Again.' }, { website: 'https://cheap.example' }, { property_id: 999_999 }]) {
      await enquire(over);
      await settled(1);
    }
    await enquire({ phone: '+91 55501 21002', email: null });
    await settled(2);
  });

  test('are recognised as repeats before they are counted, even many at once', async () => {
    const key = { 'idempotency-key': 'once' };
    const responses = await app.atOnce(20, () => enquire({ filled_ms: 9_000 }, key));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(201);
    const spent = eq(loginAttempts.key, `enquiry at:${slug}:${address}`);
    await app.db.asSystem((tx) => tx.update(loginAttempts).set({ failures: 10 }).where(spent));
    expect((await enquire({ filled_ms: 9_000 })).status).toBe(429);
    expect((await enquire({ filled_ms: 9_000 }, key)).text).toBe(responses[0]?.text);
    expect(await leadsOf()).toHaveLength(1);
  });

  test('are counted exactly in a burst', async () => {
    await setCount(`enquiry at:${slug}:${address}`, 5);
    const responses = await app.atOnce(20, (nth) => enquire({ message: `message ${nth}.` }));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('are rejected if filled in too fast, and accepted a little later', async () => {
    const hasty = await enquire({ website: '', filled_ms: 400 });
    expect([hasty.status, hasty.body, hasty.headers['retry-after']]).toEqual([
      429,
      { message: 'That was very quick. Please look it over and send it again.' },
      '2',
    ]);
    expect(await leadsOf()).toEqual([]);
    expect((await enquire({ website: '', filled_ms: 1500 })).status).toBe(201);
    expect(await leadsOf()).toHaveLength(1);
  });

  test('with the honeypot filled in get the usual response and are not stored', async () => {
    const key = { 'idempotency-key': 'program' };
    const first = await enquire({ website: 'https://cheap.example', filled_ms: 60_000, property_id: villa }, key);
    expect([first.status, first.body]).toEqual([201, { data: { id: expect.any(Number) } }]);
    const again = await enquire({ website: 'https://cheap.example', filled_ms: 60_000, property_id: villa }, key);
    expect(again.text).toBe(first.text);
    expect(await leadsOf()).toEqual([]);
  });
});

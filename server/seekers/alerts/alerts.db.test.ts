import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { closeAccount } from '#contract/account.ts';
import { changeProperty, changeStatus } from '#contract/properties/endpoints.ts';
import * as seeker from '#contract/seeker.ts';
import { brokers } from '#server/db/schema/accounts.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { searchMatches } from '#server/db/schema/seekers.ts';
import { openHomes } from '#server/homes/homes.ts';
import { addJob } from '#server/jobs/queue.ts';
import { postHome } from '#server/testing/addSite.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { startAlerts } from './alerts.ts';

let asha: Awaited<ReturnType<TestApp['addBroker']>>;
let meera: Awaited<ReturnType<TestApp['addUser']>>;

const app = await startTestApp({ settings: { TRUST_PROXY: '1' } });
const homes = openHomes(app.db);
const alerts = startAlerts(app.db, homes.index);
afterAll(() => app.close());
beforeEach(async () => {
  asha = await app.addBroker();
  meera = await app.addUser();
  await alerts.run();
  await app.mailsSent();
});

const priceOf = (id: number, expected_price: number) =>
  app.ok(changeProperty, { token: asha.token, params: { id }, body: { features: { expected_price } } });
const statusOf = (id: number, status: string) =>
  app.ok(changeStatus, { token: asha.token, params: { id }, body: { status } });
const post = (title: string) => postHome(app, asha.token, title);
const saveSearch = async (alert: string, query: string, name = 'My search') =>
  (await app.ok(seeker.saveSearch, { token: meera.token, body: { name, query, alert } })).data.id;
const alertOf = async (id: number) =>
  (await app.ok(seeker.listSavedSearches, { token: meera.token })).data.find((one) => one.id === id)?.alert;
/** Sends the waiting mails, and returns those to this test's person. */
const sent = async () => (await app.mailsSent()).filter(({ to }) => to === meera.email);
/** Runs the alerts, and returns the mails that result. */
const notified = async () => {
  await alerts.run();
  return sent();
};
const morning = async () => {
  await app.db.asSystem((tx) => addJob(tx, 'digests', { day: '2026-11-25' }));
  return sent();
};

describe('a search that tells at once', () => {
  test('tells of a home once, with a link to it, whatever happens to it later', async () => {
    await saveSearch('at_once', 'q=tulsi', 'Tulsi homes');
    const id = await post('Tulsi villa');
    await post('Other villa');
    const [mail, ...more] = await notified();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'saved_search', to: meera.email, subject: 'A new home for your search' });
    expect(mail?.text).toContain(`https://nivaas.test/homes/${id}-tulsi-villa`);
    expect(mail?.text).toContain('https://nivaas.test/homes?q=tulsi');
    expect(mail?.text).not.toContain('Other villa');
    await priceOf(id, 9_000_000);
    await statusOf(id, 'paused');
    expect(await notified()).toEqual([]);
    await statusOf(id, 'live');
    expect(await notified()).toEqual([]);
  });

  test('does not tell of what was there before, nor of what is gone by then', async () => {
    const before = await post('Mogra house');
    await alerts.run();
    await saveSearch('at_once', 'q=mogra');
    await priceOf(before, 5_000_000);
    const gone = await post('Mogra flat');
    await alerts.run();
    await statusOf(gone, 'sold');
    expect(await sent()).toEqual([]);
  });

  test('does not tell of homes that were there before, went and came back', async () => {
    const [dear, hidden, third] = [await post('Kaner house'), await post('Kaner flat'), await post('Kaner villa')];
    for (const id of [dear, hidden, third]) await priceOf(id, 6_000_000);
    await alerts.run();
    await saveSearch('at_once', 'q=kaner&price_max=90000000');
    await priceOf(dear, 95_000_000);
    await statusOf(hidden, 'paused');
    await alerts.run();
    for (const status of ['suspended', 'active'] as const) {
      await app.db.asOperator((tx) => tx.update(brokers).set({ status }).where(eq(brokers.id, asha.id)));
      await alerts.run();
    }
    await priceOf(dear, 5_000_000);
    await statusOf(hidden, 'live');
    expect(await notified()).toEqual([]);
  });

  test('tells of a home that went before its mail was made once it is back', async () => {
    await saveSearch('at_once', 'q=ketki&price_max=8000000');
    const id = await post('Ketki flat');
    await priceOf(id, 7_000_000);
    await alerts.run();
    await priceOf(id, 9_000_000);
    expect(await notified()).toEqual([]);
    await priceOf(id, 7_500_000);
    expect(await notified()).toMatchObject([{ kind: 'saved_search' }]);
  });
});

test('a daily search that tells at once from now on tells what it has found', async () => {
  const id = await saveSearch('daily', 'q=mehndi');
  await post('Mehndi flat');
  expect(await notified()).toEqual([]);
  await app.ok(seeker.changeSavedSearch, { token: meera.token, params: { id }, body: { alert: 'at_once' } });
  expect(await notified()).toMatchObject([{ kind: 'saved_search' }]);
});

test('daily searches of a person are one mail in the morning; a search that is off tells nothing, later neither', async () => {
  await saveSearch('daily', 'q=champa', 'Champa');
  await saveSearch('daily', 'city=Jaipur', 'Jaipur');
  const off = await saveSearch('off', 'q=champa', 'Quiet');
  await post('Champa villa');
  expect(await notified()).toEqual([]);
  const [mail, ...more] = await morning();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'daily_searches', to: meera.email });
  expect(mail?.text.match(/^(Champa|Jaipur|Quiet)$/gm)).toEqual(['Jaipur', 'Champa']);
  await app.ok(seeker.changeSavedSearch, { token: meera.token, params: { id: off }, body: { alert: 'daily' } });
  expect(await morning()).toEqual([]);
});

test('a saved home that becomes cheaper is told, each price once; one that becomes dearer is not', async () => {
  const id = await post('Neem court');
  await priceOf(id, 8_400_000);
  await app.ok(seeker.saveHome, { token: meera.token, params: { id } });
  await alerts.run();
  const steps: [number, number][] = [];
  for (const price of [8_500_000, 8_000_000, 8_200_000, 8_000_000, 7_850_000]) {
    await priceOf(id, price);
    steps.push([price, (await notified()).length]);
  }
  expect(steps.map(([, mails]) => mails)).toEqual([0, 1, 0, 0, 1]);
  // The price rises again before the mail is created.
  await priceOf(id, 7_500_000);
  await alerts.run();
  await priceOf(id, 8_000_000);
  expect(await notified()).toEqual([]);
  await priceOf(id, 7_000_000);
  await alerts.run();
  const [mail] = await sent();
  expect(mail).toMatchObject({ kind: 'price_drop', to: meera.email, subject: 'A home you saved is now cheaper' });
  expect(mail?.text).toContain('₹70\u00a0Lac (₹14\u00a0Lac less than when you saved it)');
  expect(mail?.text).toContain(`https://nivaas.test/homes/${id}-neem-court`);
});

describe('unsubscribing', () => {
  const linkIn = (text = '') => new URL(/https:\S+unsubscribe\?token=\S+/.exec(text)?.[0] ?? 'https://none');

  test('ends a search’s alert by one press of the mail program, or by the page; mails that wait are not sent', async () => {
    const id = await saveSearch('at_once', 'q=kewra', 'Kewra');
    await post('Kewra flat');
    const [mail] = await notified();
    const link = linkIn(mail?.text);
    expect(mail?.unsubscribe).toBe(String(link));
    // Found, but not sent yet.
    await post('Kewra villa');
    await alerts.run();
    const pressed = await app.http.inject({
      method: 'POST',
      url: `${link.pathname}${link.search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(200);
    expect(await alertOf(id)).toBe('off');
    expect(await sent()).toEqual([]);
    const token = link.searchParams.get('token') ?? '';
    expect((await app.ok(seeker.unsubscribe, { body: { token } })).data).toEqual({ what: 'search', name: 'Kewra' });
    for (const dead of ['s.x', `s.${'A'.repeat(43)}`, `p${token.slice(1)}`]) {
      expect((await app.ask(seeker.unsubscribe, { body: { token: dead } })).status).toBe(400);
    }
  });

  test('ends the daily mail, or the mails about prices, and nothing else', async () => {
    const [daily, atOnce] = [await saveSearch('daily', 'q=juhi'), await saveSearch('at_once', 'q=nothing')];
    const id = await post('Juhi flat');
    await priceOf(id, 5_000_000);
    await app.ok(seeker.saveHome, { token: meera.token, params: { id } });
    await alerts.run();
    const end = async (text: string | undefined) =>
      (await app.ok(seeker.unsubscribe, { body: { token: linkIn(text).searchParams.get('token') } })).data.what;
    expect(await end((await morning())[0]?.text)).toBe('daily');
    expect([await alertOf(daily), await alertOf(atOnce)]).toEqual(['off', 'at_once']);
    await priceOf(id, 4_000_000);
    expect(await end((await notified())[0]?.text)).toBe('prices');
    expect((await app.ok(seeker.getSeekerAlerts, { token: meera.token })).data).toEqual({ price_drops: false });
    await priceOf(id, 3_000_000);
    expect(await notified()).toEqual([]);
  });
});

test('a closed account is told nothing more, not even what waits', async () => {
  await saveSearch('at_once', 'q=genda');
  const id = await post('Genda flat');
  await priceOf(id, 5_000_000);
  await app.ok(seeker.saveHome, { token: meera.token, params: { id } });
  await alerts.run();
  await priceOf(id, 4_000_000);
  await alerts.run();
  await app.db.asSystem((tx) =>
    tx.insert(jobs).values({ kind: 'mail', data: { kind: 'test', role: 'user', to: meera.email, name: 'Meera' } }),
  );
  await app.ok(closeAccount, { token: meera.token, body: { password: PASSWORD } });
  expect(await sent()).toEqual([]);
});

test('two processes that look at the same homes find each match once', async () => {
  const id = await saveSearch('at_once', 'q=parijat');
  await Promise.all(Array.from({ length: 5 }, (_, nth) => post(`Parijat ${nth}`)));
  const others = [startAlerts(app.db, homes.index), startAlerts(app.db, homes.index)];
  await Promise.all([alerts, ...others].map((one) => one.run()));
  const matches = await app.db.asOwner((tx) => tx.select().from(searchMatches).where(eq(searchMatches.searchId, id)));
  expect(matches).toHaveLength(5);
  expect((await sent()).length).toBeLessThanOrEqual(2);
});

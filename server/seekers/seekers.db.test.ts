import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { closeAccount } from '#contract/account.ts';
import { loginUser, signupUser } from '#contract/auth.ts';
import { buildHomeRow } from '#contract/fixtures/homes.ts';
import { enquireHome } from '#contract/homes/endpoints.ts';
import { getBrokerLead, listBrokerLeads, updateBrokerLead } from '#contract/leads/endpoints.ts';
import { changeProperty, changeStatus } from '#contract/properties/endpoints.ts';
import * as seeker from '#contract/seeker.ts';
import { users } from '../db/schema/accounts.ts';
import { savedHomes, seekerEnquiries } from '../db/schema/seekers.ts';
import { postHome } from '../testing/addSite.ts';
import { PASSWORD, startTestApp, type TestApp } from '../testing/startTestApp.ts';

let asha: Awaited<ReturnType<TestApp['addBroker']>>;
let meera: Awaited<ReturnType<TestApp['addUser']>>;
let other: Awaited<ReturnType<TestApp['addUser']>>;
let [neem, kesar] = [0, 0];

const app = await startTestApp({ settings: { OTP_SENDER: 'off', TRUST_PROXY: '1' } });
afterAll(() => app.close());
beforeEach(async () => {
  asha = await app.addBroker();
  [meera, other] = [await app.addUser(), await app.addUser()];
  neem = await postHome(app, asha.token, 'Neem');
  kesar = await postHome(app, asha.token, 'Kesar');
});

const priceOf = (id: number, expected_price: number | null) =>
  app.ok(changeProperty, { token: asha.token, params: { id }, body: { features: { expected_price } } });
const statusOf = (id: number, status: string) =>
  app.ok(changeStatus, { token: asha.token, params: { id }, body: { status } });
const save = (id: number, token = meera.token) => app.ask(seeker.saveHome, { token, params: { id } });
const savedBy = async (token = meera.token) => (await app.ok(seeker.listSavedHomes, { token })).data;
const searchesOf = async (token = meera.token) => (await app.ok(seeker.listSavedSearches, { token })).data;
const saveSearch = async (body: object, token = meera.token) =>
  app.ask(seeker.saveSearch, { token, body: { name: 'In Jaipur', query: 'city=Jaipur', alert: 'off', ...body } });

describe('saved homes', () => {
  test('are kept, the last saved first, with the price of that time', async () => {
    await priceOf(neem, 8_400_000);
    expect([(await save(neem)).status, (await save(kesar)).status, (await save(neem)).status]).toEqual([204, 204, 204]);
    await priceOf(neem, 7_850_000);
    const rows = await savedBy();
    expect(rows.map(({ id, state, price_when_saved: then, expected_price: now }) => [id, state, then, now])).toEqual([
      [kesar, 'live', null, null],
      [neem, 'live', 8_400_000, 7_850_000],
    ]);
    expect(await savedBy(other.token)).toEqual([]);
    const forget = (token: string) => app.ask(seeker.forgetHome, { token, params: { id: neem } });
    expect([(await forget(other.token)).status, (await forget(meera.token)).status]).toEqual([404, 204]);
    expect((await savedBy()).map(({ id }) => id)).toEqual([kesar]);
  });

  test('stay, as they were seen, when they are gone; one that is not public cannot be saved', async () => {
    await save(neem);
    await statusOf(neem, 'paused');
    await app.ok(changeProperty, { token: asha.token, params: { id: neem }, body: { basic: { title: 'Secret' } } });
    expect((await save(neem)).status).toBe(204);
    expect(await savedBy()).toMatchObject([{ id: neem, title: 'Neem', state: 'gone' }]);
    for (const id of [neem, 999_999]) expect((await save(id, other.token)).status).toBe(404);
    await statusOf(neem, 'live');
    expect(await savedBy()).toMatchObject([{ title: 'Secret', state: 'live' }]);
  });

  test('that were removed a moment ago come back as they were, even after another was saved', async () => {
    await priceOf(neem, 8_400_000);
    await save(neem);
    const [before] = await savedBy();
    await app.ok(seeker.forgetHome, { token: meera.token, params: { id: neem } });
    await statusOf(neem, 'sold');
    expect(await savedBy()).toEqual([]);
    await save(kesar);
    expect((await save(neem)).status).toBe(204);
    expect(await savedBy()).toMatchObject([{ id: kesar }, { ...before, state: 'gone' }]);
  });

  test('are limited, also for calls at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, (_, nth) => postHome(app, asha.token, `Home ${nth}`)));
    const many = Array.from({ length: seeker.MOST_SAVED_HOMES - 2 }, (_, nth) => ({
      userId: meera.id,
      homeId: 1_000_000 + nth,
      home: buildHomeRow(),
    }));
    await app.db.asSeeker(meera.id, (tx) => tx.insert(savedHomes).values(many));
    const answers = await app.atOnce(4, (nth) => save(ids[nth] ?? 0));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 204, 409, 409]);
  });
});

describe('saved searches', () => {
  test('are added, renamed, changed and deleted by their owner', async () => {
    const made = await saveSearch({ query: '?type=flat,villa&price_max=8000000', alert: 'daily' });
    expect([made.status, made.body]).toEqual([
      201,
      {
        data: {
          id: expect.any(Number),
          name: 'In Jaipur',
          query: 'type=flat,villa&price_max=8000000',
          alert: 'daily',
          fresh: 0,
        },
      },
    ]);
    const { id } = (made.body as { data: { id: number } }).data;
    const change = { params: { id }, body: { name: 'Flats', alert: 'at_once' } };
    const lines = await app.ok(seeker.changeSavedSearch, {
      ...change,
      token: meera.token,
      body: { name: 'In\r\n Jaipur ' },
    });
    expect(lines.data.name).toBe('In Jaipur');
    expect((await app.ask(seeker.changeSavedSearch, { ...change, token: other.token })).status).toBe(404);
    expect((await app.ok(seeker.changeSavedSearch, { ...change, token: meera.token })).data).toMatchObject(change.body);
    for (const call of [seeker.lookAtSearch, seeker.forgetSearch]) {
      expect((await app.ask(call, { token: other.token, params: { id } })).status).toBe(404);
    }
    expect(await searchesOf(other.token)).toEqual([]);
    expect((await app.ask(seeker.forgetSearch, { token: meera.token, params: { id } })).status).toBe(204);
    expect(await searchesOf()).toEqual([]);
  });

  test.each([
    { query: 'type=castle' },
    { query: 'price_min=9&price_max=8' },
    { query: 'ids=1,2' },
    { query: '/homes?type=flat' },
    { query: 'colour=red' },
    { query: 'x'.repeat(2_001) },
  ])('%j is refused, naming the field', async (over) => {
    const { status, body } = await saveSearch(over);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, ['query']]);
  });

  test('are at most 20, also for calls at the same time', async () => {
    for (let nth = 0; nth < 18; nth += 1) expect((await saveSearch({})).status).toBe(201);
    const answers = await app.atOnce(4, () => saveSearch({}));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    expect((await saveSearch({}, other.token)).status).toBe(201);
  });

  test('count what came to match since they were saved or looked at', async () => {
    const query = 'q=katha&price_max=8000000';
    const { id } = ((await saveSearch({ query })).body as { data: { id: number } }).data;
    const fresh = async () => (await searchesOf())[0]?.fresh;
    expect(await fresh()).toBe(0);
    const katha = await postHome(app, asha.token, 'Katha');
    expect(await fresh()).toBe(0);
    await priceOf(katha, 7_500_000);
    expect(await fresh()).toBe(1);
    // Another change, or leaving the search and returning, does not count again.
    await priceOf(katha, 7_400_000);
    await priceOf(katha, 9_000_000);
    await priceOf(katha, 7_900_000);
    expect(await fresh()).toBe(1);
    await statusOf(katha, 'paused');
    expect(await fresh()).toBe(0);
    await statusOf(katha, 'live');
    expect(await fresh()).toBe(1);
    await priceOf(katha, 8_500_000);
    expect(await fresh()).toBe(0);
    await priceOf(katha, 7_000_000);
    expect(await fresh()).toBe(1);
    await app.ask(seeker.lookAtSearch, { token: meera.token, params: { id } });
    expect(await fresh()).toBe(0);
  });
});

describe('enquiries', () => {
  const person = { full_name: 'Meera Nair', phone: '5550120430', consent: true };
  let address = 0;
  const enquire = (home: number, headers: Record<string, string>) => {
    address += 1;
    const from = { 'x-forwarded-for': `198.51.100.${address}` };
    return app.ok(enquireHome, { params: { id: home }, body: person, headers: { ...from, ...headers } });
  };
  const own = async (token = meera.token) => (await app.ok(seeker.listOwnEnquiries, { token })).data;
  const leadOf = async () => (await app.ok(listBrokerLeads, { token: asha.token })).data[0]?.id ?? 0;

  test('of a signed-in person are in the account: sent, seen when the lead is opened, answered by its status', async () => {
    await enquire(neem, { authorization: `Bearer ${meera.token}` });
    const id = await leadOf();
    expect(await own()).toEqual([
      {
        id: expect.any(Number),
        home: expect.objectContaining({ id: neem, title: 'Neem', state: 'live' }),
        at: expect.any(String),
        state: 'sent',
        seen_at: null,
        answered_at: null,
      },
    ]);
    await app.ok(listBrokerLeads, { token: asha.token });
    expect((await own())[0]?.state).toBe('sent');
    const stranger = await app.addBroker();
    expect((await app.ask(getBrokerLead, { token: stranger.token, params: { id } })).status).toBe(404);
    await app.ok(getBrokerLead, { token: asha.token, params: { id } });
    expect((await own())[0]).toMatchObject({ state: 'seen', seen_at: expect.any(String), answered_at: null });
    await app.ok(updateBrokerLead, { token: asha.token, params: { id }, body: { status: 'contacted' } });
    expect((await own())[0]).toMatchObject({ state: 'answered', answered_at: expect.any(String) });
    expect(await own(other.token)).toEqual([]);
    await statusOf(neem, 'sold');
    expect((await own())[0]?.home).toMatchObject({ title: 'Neem', state: 'gone' });
  });

  test('sent before signing in are claimed by their key, once; with a dead session they are sent all the same', async () => {
    const key = 'one-key-of-this-browser';
    await enquire(neem, { 'idempotency-key': key, authorization: `Bearer ${'A'.repeat(43)}` });
    const claim = async (keys: string[], token = meera.token) =>
      (await app.ok(seeker.claimEnquiries, { token, body: { keys } })).data.claimed;
    expect(await claim(['another-key'])).toBe(0);
    expect(await claim([key])).toBe(1);
    expect(await claim([key], other.token)).toBe(0);
    expect((await own()).map(({ home }) => home.id)).toEqual([neem]);
  });
});

test('a closed account keeps nothing, signs in nowhere, and its email is free again', async () => {
  const signup = { full_name: 'Meera', email: 'meera@test.example', phone: '5550120431', password: PASSWORD };
  await app.ok(signupUser, { body: signup });
  const login = { body: { email: signup.email, password: PASSWORD } };
  const { token } = await app.ok(loginUser, login);
  await save(neem, token);
  await saveSearch({ alert: 'at_once' }, token);
  await app.ok(enquireHome, {
    params: { id: neem },
    body: { full_name: 'Meera', phone: '5550120431', consent: true },
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '198.51.100.200' },
  });
  const close = (password: string) => app.ask(closeAccount, { token, body: { password } });
  const wrong = await close('Wrong#2026home');
  expect([wrong.status, wrong.body]).toMatchObject([400, { errors: { password: expect.any(String) } }]);
  expect((await close(PASSWORD)).status).toBe(200);
  expect((await save(kesar, token)).status).toBe(401);
  expect((await app.ask(loginUser, login)).status).toBe(401);
  const { stored, enquiries } = await app.db.asOwner(async (tx) => ({
    stored: await tx.select().from(users).where(eq(users.fullName, 'Erased')),
    enquiries: await tx.select().from(seekerEnquiries).where(eq(seekerEnquiries.homeId, neem)),
  }));
  expect(stored).toMatchObject([{ phone: null, status: 'inactive', email: expect.stringMatching(/\.invalid$/) }]);
  expect(enquiries).toEqual([]);
  // The lead belongs to the broker and stays.
  expect((await app.ok(listBrokerLeads, { token: asha.token })).data).toMatchObject([{ full_name: 'Meera' }]);
  expect((await app.ask(signupUser, { body: signup })).status).toBe(201);
});

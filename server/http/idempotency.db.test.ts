import { createHash } from 'node:crypto';
import { eq, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signupBroker, signupUser } from '#contract/auth.ts';
import { createBroker, listBrokers } from '#contract/brokers.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { enquireHome } from '#contract/homes/endpoints.ts';
import { createAdminLead, createBrokerLead } from '#contract/leads/endpoints.ts';
import { mediaCategories } from '#contract/properties/choices.ts';
import { addMedia, addVideo, createProperty } from '#contract/properties/endpoints.ts';
import { saveSearch } from '#contract/seeker.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { publishSite } from '#contract/templates.ts';
import { createBrokerUser } from '#contract/users.ts';
import { createOperator } from '../auth/accounts.ts';
import { brokers, users } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { idempotencyKeys, loginAttempts } from '../db/schema/platform.ts';
import { media, properties, videos } from '../db/schema/properties.ts';
import { savedSearches } from '../db/schema/seekers.ts';
import { rounds } from '../testing/rounds.ts';
import { type Answered, formOf, PASSWORD, type Sent, startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { openSession } from './session.ts';

/** A caller: a session's token, a visitor of a site, or an address. */
type Caller = Pick<Sent, 'token' | 'params' | 'headers'>;

interface Repeatable {
  readonly endpoint: Endpoint;
  /** Two callers who may make the call. */
  readonly callers: () => readonly [Caller, Caller];
  /** A body with these words; new for each call, because a form can be read only once. */
  readonly body: (words: string) => unknown;
  /** Counts the rows with these words. */
  readonly written: (words: string) => Promise<number>;
}

let app: TestApp;
let operators: readonly [Caller, Caller];
let tenants: readonly [Caller, Caller];
let seekers: readonly [Caller, Caller];
let visitors: readonly [Caller, Caller];
/** The tenants, each with a property. */
let sellers: readonly [Caller, Caller];
let picture: Buffer;

beforeAll(async () => {
  app = await startTestApp({ settings: { OTP_SENDER: 'off', TRUST_PROXY: '1' } });
  const [one, other] = [await app.addBroker(), await app.addBroker()];
  tenants = [{ token: one.token }, { token: other.token }];
  const propertyOf = async (token: string) =>
    (await app.ok(createProperty, { token, body: { basic: {}, features: {} } })).id;
  const about = async (token: string) => ({ token, params: { id: await propertyOf(token) } });
  sellers = [await about(one.token), await about(other.token)];
  const plain = { width: 8, height: 8, channels: 3, background: 'white' } as const;
  picture = await sharp({ create: plain }).png().toBuffer();
  const siteOf = async (token: string) =>
    (await app.ok(publishSite, { token, body: { template: 'modern' } })).data.slug;
  visitors = [{ params: { slug: await siteOf(one.token) } }, { params: { slug: await siteOf(other.token) } }];
  const second = await createOperator(app.db, { fullName: 'Ishita', email: 'second@test.example', password: PASSWORD });
  const token = await app.db.asSystem((tx) => openSession(tx, 'super_admin', second, false));
  seekers = [{ token: (await app.addUser()).token }, { token: (await app.addUser()).token }];
  operators = [{ token: app.operator.token }, { token }];
});
afterAll(() => app.close());
// Otherwise the signup limits would apply.
beforeEach(() => app.db.asSystem((tx) => tx.delete(loginAttempts)));

const emailOf = (words: string) => `${words.toLowerCase().replaceAll(' ', '.')}@test.example`;
const leadBody = (words: string) => ({ full_name: words, email: emailOf(words), phone: '5550120417' });
// A photo has no text, so the first word selects its album.
const albums = ['Once', 'First', 'Other', 'Mended', 'Today', 'Tomorrow'];
const categoryOf = (words: string) => mediaCategories.values[albums.indexOf(words.split(' ')[0] ?? '')] ?? 'none';
const videoOf = (words: string) =>
  words.length > 200 ? 'no video' : createHash('sha256').update(words).digest('base64url').slice(0, 11);
const rowsIn = (table: PgTable, where: SQL) =>
  app.db.asOwner(async (tx) => (await tx.select().from(table).where(where)).length);
const leadsNamed = (words: string) => rowsIn(leads, eq(leads.fullName, words));

const strangers = ['203.0.113.1', '203.0.113.2'].map((from) => ({ headers: { 'x-forwarded-for': from } }));
const strangersCalling = (): readonly [Caller, Caller] => [strangers[0] ?? {}, strangers[1] ?? {}];
const signupBody = (words: string) => ({ ...leadBody(words), password: PASSWORD });

const enquiring: Pick<Repeatable, 'body' | 'written'> = {
  body: (words) => ({ full_name: words, phone: '5550120417', message: `${words}.`, consent: true }),
  // The same person's enquiries join one lead, which collects their messages.
  written: async (words) => {
    const all = await app.db.asOwner((tx) => tx.select({ message: leads.message }).from(leads));
    return (
      all
        .map(({ message }) => message)
        .join('\n')
        .split(`${words}.`).length - 1
    );
  },
};

const repeatable: Readonly<Record<string, Repeatable>> = {
  createProperty: {
    endpoint: createProperty,
    callers: () => tenants,
    body: (title) => ({ basic: { title }, features: {} }),
    written: (title) => rowsIn(properties, eq(properties.title, title)),
  },
  createBrokerLead: { endpoint: createBrokerLead, callers: () => tenants, body: leadBody, written: leadsNamed },
  createAdminLead: { endpoint: createAdminLead, callers: () => operators, body: leadBody, written: leadsNamed },
  createBroker: {
    endpoint: createBroker,
    callers: () => operators,
    body: (words) => formOf({ full_name: words, email: emailOf(words), password: PASSWORD }),
    written: (words) => rowsIn(brokers, eq(brokers.fullName, words)),
  },
  signupUser: {
    endpoint: signupUser,
    callers: strangersCalling,
    body: signupBody,
    written: (words) => rowsIn(users, eq(users.fullName, words)),
  },
  signupBroker: {
    endpoint: signupBroker,
    callers: strangersCalling,
    body: signupBody,
    written: (words) => rowsIn(brokers, eq(brokers.fullName, words)),
  },
  createBrokerUser: {
    endpoint: createBrokerUser,
    callers: () => tenants,
    body: (words) => ({ full_name: words, email: emailOf(words), password: PASSWORD }),
    written: (words) => rowsIn(users, eq(users.fullName, words)),
  },
  addMedia: {
    endpoint: addMedia,
    callers: () => sellers,
    body: (words) => formOf({ media_type: 'image', category: categoryOf(words) }, { name: 'file', bytes: picture }),
    written: (words) => rowsIn(media, eq(media.category, categoryOf(words))),
  },
  addVideo: {
    endpoint: addVideo,
    callers: () => sellers,
    body: (words) => ({ url: videoOf(words), category: 'video' }),
    written: (words) => rowsIn(videos, like(videos.url, `%${videoOf(words)}`)),
  },
  saveSearch: {
    endpoint: saveSearch,
    callers: () => seekers,
    body: (name) => ({ name, query: '', alert: 'off' }),
    written: (name) => rowsIn(savedSearches, eq(savedSearches.name, name)),
  },
  sendEnquiry: { endpoint: sendEnquiry, callers: () => visitors, ...enquiring },
  enquireHome: {
    endpoint: enquireHome,
    callers: () => [
      { ...strangers[0], params: sellers[0].params },
      { ...strangers[1], params: sellers[1].params },
    ],
    ...enquiring,
  },
};

// Harmless to repeat: adds another session, link or mail; sets the same photo, template, domain or password; or is
// refused because the decision was made or the email is taken.
const harmless = [
  'loginSuperAdmin, loginBroker, loginUser, logout, setPrimary, publishSite, connectDomain',
  'readNotification, readAllNotifications, readBrokerNotification, readAllBrokerNotifications, unmergeLeads',
  'reviewProperty, approveProperties, checkRera, reportHome, forgotSuperAdmin, forgotBroker, forgotUser, dismissDuplicate',
  'askPrivacy, confirmPrivacy, startPrivacyAgain',
  'resetPassword, changePassword, endOtherSessions, sendTestMail, sendMailAgain, confirmEmail, createOperator',
  'beginTwoFactor, confirmTwoFactor, disableTwoFactor, unpublishSite, republishSite, checkSiteDomain, releaseSiteDomain',
  'lookAtSearch, claimEnquiries, unsubscribe, closeAccount, finishBrokerFollowUp, finishAdminFollowUp, mergeLeads',
].flatMap((names) => names.split(', '));

test('every POST is repeatable or harmless to repeat', async () => {
  const posts = [...endpoints].flatMap(([name, { method }]) => (method === 'POST' ? [name] : []));
  // Need an existing record or a file; tested in server/properties/life.db.test.ts, and in work, tools and
  // import/import.db.test.ts of server/leads/.
  const others = ['duplicateProperty', 'addBrokerLeadEvent', 'addAdminLeadEvent', 'addLeadView', 'importLeads'];
  const all = [...Object.keys(repeatable), ...others];
  expect(posts.toSorted()).toEqual([...all, ...harmless].toSorted());
  const promised = [...endpoints].flatMap(([name, endpoint]) => (endpoint.repeatable ? [name] : []));
  expect(promised.toSorted()).toEqual(all.toSorted());
});

const keyed = (name: string, key: string, caller: Caller, body: unknown): Promise<Answered> => {
  const { endpoint } = repeatable[name] ?? {};
  if (!endpoint) throw new Error(`${name} is not repeatable`);
  return app.ask(endpoint, { ...caller, body, headers: { ...caller.headers, 'idempotency-key': key } });
};

const summary = ({ status, text }: Answered) => `${status} ${text}`;
const CONFLICT = '422 {"message":"This Idempotency-Key was used for another request"}';

describe.each(Object.entries(repeatable))('%s', (name, { callers, body, written }) => {
  test.each(rounds(3))(
    'twenty simultaneous calls, and a later one, write once and get the same response: round %i',
    async (nth) => {
      const [caller] = callers();
      const words = `Once ${name} ${nth}`;
      const key = `${name}-once-${nth}`;
      const before = await written(words);
      const answers = await app.atOnce(20, () => keyed(name, key, caller, body(words)));
      expect(answers[0]?.status).toBe(201);
      expect(await written(words)).toBe(before + 1);
      const stored = await app.fingerprint();
      answers.push(await keyed(name, key, caller, body(words)));
      expect(new Set(answers.map(summary)).size).toBe(1);
      expect(await app.fingerprint()).toEqual(stored);
    },
  );

  test('another body under the same key is 422 and writes nothing; keys of different callers are independent', async () => {
    const [caller, other] = callers();
    const [words, others] = [`First ${name}`, `Other ${name}`];
    const first = await keyed(name, `${name}-2`, caller, body(words));
    const before = await app.fingerprint();
    expect(summary(await keyed(name, `${name}-2`, caller, body(others)))).toBe(CONFLICT);
    expect(await app.fingerprint()).toEqual(before);
    const theirs = await keyed(name, `${name}-2`, other, body(others));
    expect([theirs.status, await written(others)]).toEqual([201, 1]);
    expect(summary(await keyed(name, `${name}-2`, caller, body(words)))).toBe(summary(first));
  });

  test('a refused first call leaves the key free', async () => {
    const [caller] = callers();
    const words = `Mended ${name}`;
    expect((await keyed(name, `${name}-3`, caller, body('Too long '.repeat(100)))).status).toBe(400);
    expect((await keyed(name, `${name}-3`, caller, body(words))).status).toBe(201);
    expect(await written(words)).toBe(1);
  });

  test('after 24 hours the key is free again, and not before', async () => {
    const [caller] = callers();
    const [words, later] = [`Today ${name}`, `Tomorrow ${name}`];
    const age = (hours: number) =>
      app.db.asOwner((tx) =>
        tx
          .update(idempotencyKeys)
          .set({ createdAt: sql`now() - make_interval(hours => ${hours}::int)` })
          .where(eq(idempotencyKeys.key, `${name}-4`)),
      );
    const first = await keyed(name, `${name}-4`, caller, body(words));
    await age(23);
    expect(summary(await keyed(name, `${name}-4`, caller, body(words)))).toBe(summary(first));
    await age(25);
    expect((await keyed(name, `${name}-4`, caller, body(later))).status).toBe(201);
    expect([await written(words), await written(later)]).toEqual([1, 1]);
  });
});

test('a conflict leaves the key free', async () => {
  const [caller] = operators;
  const body = repeatable.createBroker?.body ?? (() => undefined);
  await keyed('createBroker', 'taken-1', caller, body('Taken'));
  expect((await keyed('createBroker', 'taken-2', caller, body('Taken'))).status).toBe(409);
  expect((await keyed('createBroker', 'taken-2', caller, body('Not Taken'))).status).toBe(201);
});

test('a key belongs to one endpoint: another with the same key is 422', async () => {
  const [caller] = operators;
  await keyed('createAdminLead', 'shared', caller, leadBody('Shared'));
  const form = formOf({ full_name: 'Shared', email: emailOf('Shared'), password: PASSWORD });
  expect(summary(await keyed('createBroker', 'shared', caller, form))).toBe(CONFLICT);
  expect((await app.ok(listBrokers, { ...caller, query: { q: 'Shared' } })).meta.total).toBe(0);
});

test('visitors of a site have keys by address', async () => {
  const enquire = async (remoteAddress: string, words: string) =>
    (
      await app.http.inject({
        method: 'POST',
        url: sendEnquiry.path.replace('{slug}', String(visitors[0].params?.slug)),
        remoteAddress,
        headers: { 'idempotency-key': 'visit-1' },
        payload: { full_name: words, phone: '5550120499', consent: true },
      })
    ).statusCode;
  expect(await enquire('203.0.113.1', 'One')).toBe(201);
  expect(await enquire('203.0.113.2', 'Two')).toBe(201);
  expect(await enquire('203.0.113.1', 'Two')).toBe(422);
});

test('the order of the fields does not matter', async () => {
  const [caller] = operators;
  const body = leadBody('In Any Order');
  const turned = Object.fromEntries(Object.entries(body).toReversed());
  const answers = [
    await keyed('createAdminLead', 'order', caller, body),
    await keyed('createAdminLead', 'order', caller, turned),
  ];
  expect(new Set(answers.map(summary)).size).toBe(1);
});

test('the stored keys contain no password', async () => {
  const rows = await app.db.asOwner((tx) => tx.select().from(idempotencyKeys));
  expect(rows.length).toBeGreaterThan(20);
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  expect(await rowsIn(idempotencyKeys, isNull(idempotencyKeys.answer))).toBe(0);
});

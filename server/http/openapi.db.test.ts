import { afterAll, expect, test, vi } from 'vitest';
import { forgotBroker, forgotSuperAdmin, forgotUser } from '#contract/account.ts';
import {
  loginBroker,
  loginSuperAdmin,
  loginUser,
  signupBroker,
  signupUser,
  updateBrokerProfile,
  updateSuperAdminProfile,
  updateUserProfile,
} from '#contract/auth.ts';
import { createBroker, updateBroker } from '#contract/brokers.ts';
import { domainAllowed } from '#contract/domains.ts';
import type { Endpoint, Role } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { updateAdminLead, updateBrokerLead } from '#contract/leads/endpoints.ts';
import { importLeads } from '#contract/leads/import.ts';
import { addLeadView } from '#contract/leads/tools.ts';
import { checkSiteDomain, releaseSiteDomain } from '#contract/managedSites.ts';
import { getOpenApi } from '#contract/openapi.ts';
import { askPrivacy } from '#contract/privacy.ts';
import {
  addVideo,
  changeMedia,
  changeProperty,
  changeStatus,
  deleteMedia,
  deleteVideo,
  duplicateProperty,
  orderMedia,
  setPrimary,
} from '#contract/properties/endpoints.ts';
import { reportHome, reviewProperty } from '#contract/properties/moderation.ts';
import { beginTwoFactor, confirmTwoFactor } from '#contract/secondStep.ts';
import { getSite, getSiteProperty } from '#contract/sites.ts';
import { checkDomain, connectDomain } from '#contract/templates.ts';
import { createBrokerUser, updateBrokerUser } from '#contract/users.ts';
import { createOperator } from '../auth/accounts.ts';
import { properties } from '../db/schema/properties.ts';
import { REPORTS_OF_ADDRESS, SITE_READS } from '../limits/homes.ts';
import { IMPORTS_UNFINISHED } from '../limits/leads.ts';
import { readDocument } from '../testing/openapiDocument.ts';
import { renamed } from '../testing/renamed.ts';
import { endsItsSession, sampleCall } from '../testing/sampleCalls.ts';
import { type Answered, formOf, PASSWORD, type Sent, startTestApp } from '../testing/startTestApp.ts';
import { type ActorName, setUpTwoTenants } from '../testing/twoTenants.ts';
import { changesLead, isAboutLead } from './openapiRefusals.ts';

const app = await startTestApp({ domainCheckRate: { seconds: 3_600, burst: 12 } });
const world = await setUpTwoTenants(app);
const described = readDocument((await app.ask(getOpenApi)).text);
afterAll(() => app.close());

const actorOf = (name: ActorName) => {
  const actor = world.actors[name];
  if (!actor) throw new Error(`${name} is not there`);
  return actor;
};
const actors = { super_admin: 'operator', broker: 'brokerA', user: 'user' } as const;
const signedInAs = (role: Role) => ({ authorization: actorOf(actors[role]).credentials[0] ?? '' });
const kind = { propertyFor: 'sell', buildingType: 'residential', propertyType: 'flat' };
const namesOf = new Map([...endpoints].map(([name, endpoint]) => [endpoint, name]));

const seen = new Set<string>();
// Refusals are the same at every endpoint (permissions.db.test.ts), so only the first of each status is requested.
const refusals = new Map<number, Answered>();
/** Makes a call, checks the response against the document, and returns the status. */
const call = async (endpoint: Endpoint, sent: Sent, refusal = 0): Promise<number> => {
  const answer = refusals.get(refusal) ?? (await app.ask(endpoint, sent));
  if (refusal) refusals.set(refusal, answer);
  expect(described.problemWith(endpoint, answer), `${answer.status} ${answer.text.slice(0, 300)}`).toBeUndefined();
  seen.add(`${namesOf.get(endpoint)} ${answer.status}`);
  return answer.status;
};

/** A valid call of an endpoint, with the headers of an authorized caller. */
const goodCall = async (name: string, endpoint: Endpoint) => {
  const [role] = endpoint.access === 'public' ? [] : endpoint.access;
  const actor = actorOf(role ? actors[role] : 'brokerA');
  const spent = endsItsSession(name) ? await actor.throwaway() : undefined;
  const headers: Record<string, string> = role ? (spent ? { authorization: spent } : signedInAs(role)) : {};
  return { ...sampleCall(name, endpoint, actor.own), headers };
};

test.each([...endpoints])('%s accepts and answers what the document describes', async (name, endpoint) => {
  const good = await goodCall(name, endpoint);
  const schema = described.bodyOf(endpoint);
  if (schema && !(good.body instanceof FormData)) expect(described.problemIn(schema, good.body)).toBeUndefined();
  const status = await call(endpoint, good);
  expect(status in endpoint.responses, `${status}`).toBe(true);
});

test.each([...endpoints])('%s refuses as the document describes', async (name, endpoint) => {
  const { access, params, query, method } = endpoint;
  const good = await goodCall(name, endpoint);
  if (access !== 'public') {
    expect(await call(endpoint, { ...good, headers: {} }, 401)).toBe(401);
    const stranger = (['user', 'broker', 'super_admin'] as const).find((role) => !access.includes(role));
    if (stranger) expect(await call(endpoint, { ...good, headers: signedInAs(stranger) }, 403)).toBe(403);
  }
  const missing = Object.fromEntries(Object.keys(params?.fields ?? {}).map((field) => [field, 2_000_000_000]));
  if (params) expect(await call(endpoint, { ...good, params: missing }, 404)).toBe(404);
  const senseless = Object.fromEntries(
    'page limit status state tz except from'.split(' ').map((field) => [field, 'x']),
  );
  if (query) expect(await call(endpoint, { ...good, query: senseless })).toBe(400);
  if (method === 'GET') return;
  const { headers, ...rest } = await goodCall(name, endpoint);
  const send = (over: Record<string, string>, body?: unknown) =>
    call(endpoint, { params: rest.params, body, headers: { ...headers, ...over } });
  expect(await send({ 'content-type': 'text/plain' }, 'x')).toBe(415);
  expect(await send({ 'content-length': '99999999', 'content-type': 'application/json' })).toBe(413);
  if (!endpoint.body && !endpoint.file) return;
  const bad =
    endpoint.encoding === 'multipart'
      ? formOf({ email: 'x', category: 'x' })
      : { email: 'x', users: -1, since: 'x', basic: 'x', moderation: 'x', kinds: 'x', alert: 'x', text: 7 };
  expect(await send({ 'idempotency-key': 'two words' }, bad)).toBe(400);
});

test.each([...endpoints].filter(([, { repeatable, body }]) => repeatable && body))(
  '%s accepts an Idempotency-Key, and refuses it for another body',
  async (name, endpoint) => {
    const { headers, ...good } = await goodCall(name, endpoint);
    const send = (word: string) =>
      call(endpoint, {
        ...good,
        body: renamed(name, good.body, word),
        headers: { ...headers, 'idempotency-key': name },
      });
    const first = await send('first');
    expect(first in endpoint.responses, `${first}`).toBe(true);
    expect([first, await send('first'), await send('second')]).toEqual([first, first, 422]);
  },
);

test('conflicts, late changes, and too many attempts', async () => {
  const [own, other] = [actorOf('brokerA').own, actorOf('brokerB').own];
  const operator = { headers: signedInAs('super_admin') };
  const as = (email: string) => ({ full_name: 'A', email });
  const [theirs, asTheirs] = [formOf(as(other.email)), as(other.userEmail)];
  expect(await call(createBroker, { ...operator, body: formOf({ ...as(own.email), password: PASSWORD }) })).toBe(409);
  expect(await call(updateBroker, { ...operator, params: { id: own.brokerId }, body: theirs })).toBe(409);
  await createOperator(app.db, { fullName: 'Ishita', email: 'second@test.example', password: PASSWORD });
  expect(await call(updateSuperAdminProfile, { ...operator, body: as('second@test.example') })).toBe(409);
  expect(await call(updateBrokerProfile, { headers: signedInAs('broker'), body: as(other.email) })).toBe(409);
  expect(await call(updateUserProfile, { headers: signedInAs('user'), body: as(own.userEmail) })).toBe(409);
  const colleague = { headers: signedInAs('broker'), params: { id: own.userId } };
  expect(await call(updateBrokerUser, { ...colleague, body: asTheirs })).toBe(409);
  expect(await call(createBrokerUser, { ...colleague, body: { ...asTheirs, password: PASSWORD } })).toBe(409);
  const late = { body: { updated_at: '2020-01-01T00:00:00.000Z' }, params: { id: actorOf('operator').own.leadId } };
  expect(await call(updateAdminLead, { ...operator, ...late })).toBe(409);
  expect(await call(updateBrokerLead, { ...late, headers: signedInAs('broker'), params: { id: own.leadId } })).toBe(
    409,
  );
  const asB = { headers: { authorization: actorOf('brokerB').credentials[0] ?? '' }, body: { otp: other.otp() } };
  expect(await call(confirmTwoFactor, asB)).toBe(200);
  for (const endpoint of [beginTwoFactor, confirmTwoFactor]) expect(await call(endpoint, asB)).toBe(409);
  for (const [endpoint, email] of [
    [loginSuperAdmin, app.operator.email],
    [loginBroker, own.email],
    [loginUser, own.userEmail],
  ] as const) {
    const wrong = { body: { email, password: 'not this one' } };
    const statuses = new Set<number>();
    for (let tries = 0; tries < 6; tries += 1) statuses.add(await call(endpoint, wrong));
    expect([...statuses]).toEqual([401, 429]);
  }
  for (const endpoint of [addLeadView, releaseSiteDomain])
    expect(await call(endpoint, await goodCall(namesOf.get(endpoint) ?? '', endpoint))).toBe(409);
  expect(await call(checkSiteDomain, await goodCall('releaseSiteDomain', releaseSiteDomain))).toBe(409);
  const importing = (fields: Record<string, string>) =>
    call(importLeads, {
      headers: signedInAs('broker'),
      body: formOf(fields, { name: 'file', bytes: Buffer.from('Name,Phone\nAsha,5550120417') }),
    });
  expect(await importing({ dry_run: 'true' })).toBe(200);
  for (let nth = 0; nth < IMPORTS_UNFINISHED; nth += 1) await importing({});
  expect(await importing({})).toBe(409);
  const body = { email: 'often@test.example', kind: 'copy' };
  for (const endpoint of [forgotSuperAdmin, forgotBroker, forgotUser, askPrivacy])
    for (const status of [202, 202, 202, 429]) expect(await call(endpoint, { body })).toBe(status);
});

test('a lead that was merged into another one, and one whose person was erased', async () => {
  const params = { id: actorOf('brokerA').own.extraLeadId };
  for (const [name, endpoint] of [...endpoints].filter(([, one]) => isAboutLead(one)))
    expect(await call(endpoint, { ...(await goodCall(name, endpoint)), params }), name).toBe(410);
  await app.db.asOwner((tx) => tx.execute("update leads set privacy = 'erased'"));
  for (const [name, endpoint] of [...endpoints].filter(([, one]) => changesLead(one)))
    expect(await call(endpoint, await goodCall(name, endpoint)), name).toBe(409);
});

test('a home that has ended, a step that is not allowed, and a key that was used for another home', async () => {
  const { extraHome, propertyId } = actorOf('brokerA').own;
  const headers = signedInAs('broker');
  const keyed = { headers: { ...headers, 'idempotency-key': 'copied' } };
  expect(await call(duplicateProperty, { ...keyed, params: { id: extraHome.id } })).toBe(201);
  expect(await call(duplicateProperty, { ...keyed, params: { id: propertyId } })).toBe(422);
  expect(await call(changeStatus, { headers, params: { id: extraHome.id }, body: { status: 'archived' } })).toBe(200);
  const ended = [changeProperty, changeStatus, orderMedia, changeMedia, deleteMedia, deleteVideo, setPrimary, addVideo];
  for (const endpoint of ended) {
    const { body } = sampleCall(namesOf.get(endpoint) ?? '', endpoint, actorOf('brokerA').own);
    const params = {
      id: extraHome.id,
      propertyId: extraHome.id,
      mediaId: extraHome.mediaId,
      videoId: extraHome.videoId,
    };
    const sent = { headers, params, body: endpoint === changeStatus ? { status: 'sold' } : body };
    expect(await call(endpoint, sent), endpoint.path).toBe(409);
  }
  const operator = { headers: signedInAs('super_admin'), params: { id: extraHome.id } };
  expect(await call(reviewProperty, { ...operator, body: { decision: 'restore' } })).toBe(409);
  const late = { basic: { title: 'x' }, updated_at: '2020-01-01T00:00:00.000Z' };
  expect(await call(changeProperty, { headers, params: { id: propertyId }, body: late })).toBe(409);
});

/** The distinct statuses of repeated calls, up to the first that is refused as one too many. */
const untilTooMany = async (most: number, ask: (nth: number) => Promise<number>): Promise<number[]> => {
  const statuses = new Set<number>();
  for (let nth = 0; nth < most && !statuses.has(429); nth += 1) statuses.add(await ask(nth));
  return [...statuses];
};

test('domains that are taken, unknown, or checked too often', async () => {
  const { slug } = actorOf('brokerA').own;
  const mine = { headers: signedInAs('broker') };
  expect(await call(connectDomain, { ...mine, body: { slug: 'no-such-site', domain: 'a.example' } })).toBe(404);
  expect(await call(connectDomain, { ...mine, body: { slug, domain: 'another.example' } })).toBe(409);
  expect(await call(checkDomain, { ...mine, query: { slug: 'no-such-site' } })).toBe(404);
  const connect = () => call(connectDomain, { ...mine, body: { slug, domain: 'another.example' } });
  expect(await untilTooMany(13, connect)).toContain(429);
  expect(await untilTooMany(13, () => call(checkDomain, { ...mine, query: { slug } }))).toContain(429);
  const query = { domain: 'nobody.example' };
  expect(await untilTooMany(200, () => call(domainAllowed, { query }))).toEqual([404, 429]);
});

test('sites that are read too often', async () => {
  const { slug, propertyId } = actorOf('brokerA').own;
  for (const [endpoint, params] of [
    [getSite, { slug }],
    [getSiteProperty, { slug, id: propertyId }],
  ] as const) {
    const read = async () => {
      await app.atOnce(2 * SITE_READS.burst, () => app.ask(endpoint, { params }));
      return call(endpoint, { params });
    };
    // The clock of the limit stands still, however slow the machine is.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    expect(await untilTooMany(5, read)).toContain(429);
    clock.mockRestore();
  }
});

test('an address that reports too often', async () => {
  const { brokerId, propertyId } = actorOf('brokerA').own;
  const homes = await app.db.withTenant(brokerId, (tx) =>
    tx
      .insert(properties)
      .values(Array.from({ length: REPORTS_OF_ADDRESS.free }, () => ({ ...kind, brokerId })))
      .returning({ id: properties.id }),
  );
  const ids = [propertyId, ...homes.map((home) => home.id)];
  const report = (nth: number) => call(reportHome, { params: { id: ids[nth] }, body: { reason: 'sold' } });
  expect(await untilTooMany(ids.length, report)).toEqual([201, 429]);
});

test('a signup code, the account, the same signup again, and too many calls', async () => {
  for (const [nth, endpoint] of [signupUser, signupBroker].entries()) {
    const phone = `55501205${nth}0`;
    const first = { full_name: 'Neha', email: 'signs-up@test.example', phone, password: PASSWORD };
    const { otpId } = (await app.ask(endpoint, { body: first })).body as { otpId: string };
    const whole = { ...first, otpId, otpCode: app.readOtp(phone) };
    for (const [body, status] of [[whole, 201] as const, [whole, 400] as const, [first, 409] as const])
      expect(await call(endpoint, { body })).toBe(status);
  }
  for (const endpoint of [signupUser, signupBroker]) {
    const body = { full_name: 'Neha', email: 'signs-up@test.example', phone: '5550120519', password: PASSWORD };
    expect(await untilTooMany(25, () => call(endpoint, { body }))).toContain(429);
  }
});

// Too expensive to provoke: a busy server, too many calls of an account, a full quota, a closed account.
const unseen =
  /503$|default$|^(addMedia|createProperty|createBrokerLead|duplicateProperty) 409$|^login(Broker|User) 403$/;
const isFlood = (endpoint: Endpoint, status: string) => endpoint.access !== 'public' && status === '429';

test('every status of the document was seen', () => {
  const declared = [...endpoints].flatMap(([name, endpoint]) =>
    Object.keys(described.operationOf(endpoint).responses).flatMap((status) =>
      isFlood(endpoint, status) ? [] : [`${name} ${status}`],
    ),
  );
  expect(declared.filter((one) => !seen.has(one) && !unseen.test(one))).toEqual([]);
});

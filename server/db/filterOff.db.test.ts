import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { sample } from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { logout, whoami } from '#contract/auth.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { createBrokerLead, listBrokerLeads, updateAdminLead } from '#contract/leads/endpoints.ts';
import { listProperties } from '#contract/properties/endpoints.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { listBrokerUsers } from '#contract/users.ts';
import { type SampleCall, sampleCall } from '../testing/sampleCalls.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { addTenants, listQueries } from '../testing/tenantsRows.ts';
import { setUpTwoTenants } from '../testing/twoTenants.ts';

// The application's own tenant filter, in any query: made always true here, so that only row-level security remains.
const FILTER = /"\w+"\."(?:broker_id|actor)" = (\$\d+)|"brokers"\."id" = (\$\d+)|"leads"\."broker_id" is null/g;
const filter = { off: false, dropped: 0 };
const built = PgDialect.prototype.sqlToQuery;

const askOff = async (endpoint: Endpoint, call: SampleCall & { readonly headers?: Record<string, string> }) => {
  Object.assign(filter, { off: true, dropped: 0 });
  try {
    return await app.ask(endpoint, call);
  } finally {
    filter.off = false;
  }
};

vi.spyOn(PgDialect.prototype, 'sqlToQuery').mockImplementation(function (this: PgDialect, ...given) {
  const query = built.apply(this, given);
  if (!filter.off) return query;
  const open = query.sql.replace(FILTER, (_, one: string | undefined, other: string | undefined) => {
    filter.dropped += 1;
    // Every parameter must still be used.
    return one || other ? `(${one ?? other}::text is not null)` : 'true';
  });
  return { ...query, sql: open };
});

const app = await startTestApp();
const world = await setUpTwoTenants(app);
const tenants = await addTenants(app, 5);
// Not the oldest broker, because that one's rows come first even without a filter.
const me = world.actors.brokerB;
const headers = { authorization: me.credentials[0] ?? '' };
afterAll(() => app.close());

/** All rows of other brokers, as the database's owner sees them. */
const othersRows = () =>
  app.db.asOwner(async (tx) => {
    const id = me.own.brokerId;
    const { rows } = (await tx.execute(sql`
      select 'leads' as name, to_jsonb(t)::text as row from leads t where broker_id is distinct from ${id}
      union all select 'users', to_jsonb(t)::text from users t where broker_id is distinct from ${id}
      union all select 'properties', to_jsonb(t)::text from properties t where broker_id <> ${id}
      union all select 'media', to_jsonb(t)::text from media t where broker_id <> ${id}
      union all select 'videos', to_jsonb(t)::text from videos t where broker_id <> ${id}
      union all select 'sites', to_jsonb(t)::text from sites t where broker_id <> ${id}
      union all select 'domains', to_jsonb(t)::text from domains t where broker_id <> ${id}
      union all select 'sessions', to_jsonb(t)::text from sessions t where role <> 'broker' or account_id <> ${id}
      union all select 'brokers', to_jsonb(t)::text from brokers t where id <> ${id}
      union all select 'idempotency_keys', to_jsonb(t)::text from idempotency_keys t
        where actor <> ${`broker:${id}`} and actor not like ${`visitor:${me.own.slug}:%`}
      order by 1, 2`)) as { rows: unknown[] };
    return rows;
  });

const foreignIn = (text: string) => world.marks.filter((mark) => mark !== me.own.mark && text.includes(mark));
const ofTenants = [...endpoints].filter(
  ([, { access, path }]) => access.includes('broker') || (access === 'public' && path.startsWith('/api/sites/')),
);
const dropped = new Set<string>();

describe('with the application’s own filter off', () => {
  test.each(ofTenants)('%s shows and changes no other broker’s rows', async (name, endpoint) => {
    const before = await othersRows();
    // Signing out ends the session, so it uses one made for that.
    const mine = name === 'logout' ? { authorization: (await me.throwaway()) ?? '' } : headers;
    const own = await askOff(endpoint, { ...sampleCall(name, endpoint, me.own), headers: mine });
    if (filter.dropped > 0) dropped.add(name);
    expect(Object.keys(endpoint.responses).map(Number), own.text).toContain(own.status);
    expect(foreignIn(own.text)).toEqual([]);
    const theirs = sampleCall(name, endpoint, me.other);
    if (endpoint.params && endpoint.access !== 'public') {
      const answer = await askOff(endpoint, { ...theirs, headers });
      expect(answer.status, answer.text).toBe(404);
      expect(foreignIn(answer.text)).toEqual([]);
    }
    if (endpoint.method === 'GET') {
      expect((await app.ask(endpoint, { ...sampleCall(name, endpoint, me.own), headers })).text).toBe(own.text);
    }
    expect(await othersRows()).toEqual(before);
  });

  test('signing out ends that session only', async () => {
    const authorization = (await me.throwaway()) ?? '';
    expect((await askOff(logout, { headers: { authorization } })).status).toBe(200);
    expect((await app.ask(whoami, { headers: { authorization } })).status).toBe(401);
    expect((await app.ask(whoami, { headers })).status).toBe(200);
  });

  test('the filter was off in every call that has one', () => {
    expect([...dropped]).toEqual(
      expect.arrayContaining([
        ...[
          'whoami',
          'updateBrokerProfile',
          'exportBrokerLeads',
          'listBrokerLeads',
          'updateBrokerLead',
          'listBrokerUsers',
          'updateBrokerUser',
          'listProperties',
          'getProperty',
          'addMedia',
          'setPrimary',
        ],
        ...['addVideo', 'listMySites', 'publishSite', 'connectDomain', 'checkDomain', 'getSite', 'sendEnquiry'],
      ]),
    );
  });

  test('an enquiry about another broker’s property is rejected, and the operator cannot write a broker’s lead', async () => {
    const before = await othersRows();
    const { params, body } = sampleCall('sendEnquiry', sendEnquiry, me.own);
    const about = { ...Object(body), property_id: me.other.propertyId };
    expect((await askOff(sendEnquiry, { params, body: about })).status).toBe(400);
    expect(filter.dropped).toBeGreaterThan(0);
    const operator = { authorization: world.actors.operator.credentials[0] ?? '' };
    for (const { leadId: id } of [me.own, me.other]) {
      const late = await askOff(updateAdminLead, { params: { id }, body: { status: 'lost' }, headers: operator });
      expect(late.status).toBe(404);
      expect(filter.dropped).toBeGreaterThan(0);
    }
    expect(await othersRows()).toEqual(before);
  });

  test('an Idempotency-Key that another broker used is a new one', async () => {
    const key = { 'idempotency-key': 'the-same-key' };
    const other = { authorization: world.actors.brokerA.credentials[0] ?? '' };
    const body = (full_name: string) => ({ full_name, email: 'x@test.example', phone: '5550120417' });
    const theirs = await app.ask(createBrokerLead, { body: body(me.other.mark), headers: { ...other, ...key } });
    const own = await askOff(createBrokerLead, { body: body('Mine'), headers: { ...headers, ...key } });
    expect([theirs.status, own.status]).toEqual([201, 201]);
    expect(foreignIn(own.text)).toEqual([]);
  });
});

describe('random lists of five tenants', () => {
  const lists = [
    ['leads', listBrokerLeads],
    ['users', listBrokerUsers],
    ['properties', listProperties],
  ] as const;

  test.each(lists)('%s: own rows only, the own total, the same with the filter off', async (noun, endpoint) => {
    for (const [at, tenant] of tenants.entries()) {
      const authorized = { authorization: `Bearer ${tenant.token}` };
      for (const [nth, query] of sample(listQueries(noun), { numRuns: 20, seed: 20_261_121 + at }).entries()) {
        const expected = tenant.matching(noun, query);
        const said = `tenant ${at}: ${JSON.stringify(query)}`;
        const on = await app.ok(endpoint, { headers: authorized, query });
        expect(on.meta.total, said).toBe(expected.size);
        expect(
          on.data.every(({ id }) => expected.has(id)),
          said,
        ).toBe(true);
        const rest = expected.size - (Number(query.page) - 1) * Number(query.limit);
        expect(on.data.length, said).toBe(Math.max(0, Math.min(Number(query.limit), rest)));
        if (nth % 2) continue;
        const off = await askOff(endpoint, { headers: authorized, query });
        expect(filter.dropped, said).toBeGreaterThan(0);
        expect(off.body, said).toEqual(on);
      }
    }
  });
});

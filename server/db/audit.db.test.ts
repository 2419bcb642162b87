import { desc, gt, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { loginBroker, loginSuperAdmin, loginUser, logout } from '#contract/auth.ts';
import { listBrokers, updateBroker } from '#contract/brokers.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import {
  createAdminLead,
  createBrokerLead,
  exportAdminLeads,
  exportBrokerLeads,
  getBrokerLead,
  listAdminLeads,
  listAllLeads,
  listBrokerLeads,
  updateAdminLead,
  updateBrokerLead,
} from '#contract/leads/endpoints.ts';
import { getLeadImport, getWrongRows } from '#contract/leads/import.ts';
import { listAssignees, listLeadViews } from '#contract/leads/tools.ts';
import {
  getAdminLead,
  getToday,
  listAdminLeadEvents,
  listBrokerLeadEvents,
  listDuplicates,
} from '#contract/leads/work.ts';
import { createBrokerUser, updateBrokerUser } from '#contract/users.ts';
import { formOf, PASSWORD, startTestApp } from '../testing/startTestApp.ts';
import { audit } from './schema/platform.ts';

// Is in every text that people write in these tests, so that the trail can be searched for it.
const MARK = 'Zarathustra';
const AT = '127.0.0.1';

const app = await startTestApp();
const operator = app.operator.token;
afterAll(() => app.close());

const latestId = async () => {
  const [latest] = await app.db.asOwner((tx) =>
    tx.select({ id: audit.id }).from(audit).orderBy(desc(audit.id)).limit(1),
  );
  return latest?.id ?? 0;
};

/** The audit entries that `work` adds, without their ids; checks their times. */
const traceOf = async (work: () => Promise<unknown>) => {
  const last = await latestId();
  await work();
  const rows = await app.db.asOwner((tx) => tx.select().from(audit).where(gt(audit.id, last)).orderBy(audit.id));
  return rows.map(({ id: _, at, requestId: __, ...row }) => {
    expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000);
    return row;
  });
};

const entry = (
  [actorRole, actorId]: readonly [string, number] | readonly [null, null],
  action: string,
  [objectType, objectId]: readonly [string, number] | readonly [null, null],
  detail: object | null,
) => ({ actorRole, actorId, action, objectType, objectId, address: AT, detail, minute: null, times: 1 });
const nothing = [null, null] as const;
const denied = (role: string, id: number, detail: object) => ({
  ...entry([role, id], 'call.denied', nothing, detail),
  minute: expect.any(Date),
});
const byOperator = () => ['super_admin', app.operator.id] as const;

const lead = { full_name: MARK, email: `${MARK}@test.example`, phone: '5550120417', message: MARK, city: MARK };

test('sign-ins that succeed, fail or meet a closed account, and sign-outs', async () => {
  const broker = await app.addBroker();
  const closed = await app.addBroker({ status: 'suspended' });
  const user = await app.addUser();
  const body = (email: string, password = PASSWORD) => ({ body: { email, password } });
  const as = (role: string, id: number) => [role, id] as const;
  const trace = await traceOf(async () => {
    const { token } = await app.ok(loginSuperAdmin, body(app.operator.email));
    await app.ok(loginBroker, body(broker.email));
    await app.ok(loginUser, body(user.email));
    await app.ask(loginBroker, body(broker.email, MARK));
    await app.ask(loginBroker, body(closed.email));
    await app.ask(loginUser, body(`${MARK}@test.example`));
    await app.ok(logout, { token });
  });
  expect(trace).toEqual([
    entry(byOperator(), 'account.signed_in', nothing, { role: 'super_admin' }),
    entry(as('broker', broker.id), 'account.signed_in', nothing, { role: 'broker' }),
    entry(as('user', user.id), 'account.signed_in', nothing, { role: 'user' }),
    entry(as('broker', broker.id), 'account.sign_in_refused', nothing, { role: 'broker' }),
    entry(as('broker', closed.id), 'account.sign_in_refused', nothing, { role: 'broker' }),
    entry(nothing, 'account.sign_in_refused', nothing, { role: 'user' }),
    entry(byOperator(), 'account.signed_out', nothing, null),
  ]);
});

test('denied calls', async () => {
  const broker = await app.addBroker();
  const user = await app.addUser();
  const trace = await traceOf(async () => {
    await app.ask(listBrokers, { token: broker.token, query: { q: MARK } });
    await app.ask(updateBroker, { token: user.token, params: { id: 7 }, body: formOf({ full_name: MARK }) });
  });
  expect(trace).toEqual([
    denied('broker', broker.id, { method: 'GET', path: listBrokers.path }),
    denied('user', user.id, { method: 'PUT', path: updateBroker.path }),
  ]);
});

test('300 denied calls at once are counted exactly, in one row a minute', async () => {
  const { id, token } = await app.addBroker();
  const trace = await traceOf(() => app.atOnce(300, () => app.ask(listBrokers, { token })));
  const detail = { method: 'GET', path: listBrokers.path };
  // Two rows if a new minute began meanwhile.
  expect(trace.length).toBeLessThanOrEqual(2);
  expect(trace).toEqual(trace.map(({ times }) => ({ ...denied('broker', id, detail), times })));
  expect(trace.reduce((sum, { times }) => sum + times, 0)).toBe(300);
});

test('a change of a user’s and a broker’s status, and one that leaves it', async () => {
  const { id: brokerId, token, email } = await app.addBroker();
  const fields = { full_name: MARK, email: `user-${MARK}@test.example` };
  const { id } = (await app.ok(createBrokerUser, { token, body: { ...fields, password: PASSWORD } })).data;
  const trace = await traceOf(async () => {
    for (const status of ['active', 'inactive', 'active'])
      await app.ok(updateBrokerUser, { token, params: { id }, body: { ...fields, status } });
    for (const status of ['active', 'suspended', 'active']) {
      const body = formOf({ full_name: MARK, email, status });
      await app.ok(updateBroker, { token: operator, params: { id: brokerId }, body });
    }
  });
  const [broker, user] = [['broker', brokerId] as const, ['user', id] as const];
  expect(trace).toEqual([
    entry(broker, 'user.updated', user, null),
    entry(broker, 'user.status_changed', user, { from: 'active', to: 'inactive' }),
    entry(broker, 'user.status_changed', user, { from: 'inactive', to: 'active' }),
    entry(byOperator(), 'broker.updated', broker, null),
    entry(byOperator(), 'broker.suspended', broker, { from: 'active', to: 'suspended' }),
    entry(byOperator(), 'broker.status_changed', broker, { from: 'suspended', to: 'active' }),
  ]);
});

test('the leads that somebody saw in a list or in a change, and a lead’s change of status', async () => {
  const broker = await app.addBroker();
  const { token } = broker;
  const own = (await app.ok(createBrokerLead, { token, body: lead })).data.id;
  const newer = (await app.ok(createBrokerLead, { token, body: lead })).data.id;
  const main = (await app.ok(createAdminLead, { token: operator, body: lead })).data.id;
  const trace = await traceOf(async () => {
    await app.ok(listBrokerLeads, { token });
    await app.ok(listBrokerLeads, { token, query: { limit: '1', order: 'asc' } });
    await app.ok(listBrokerLeads, { token, query: { q: 'nobody' } });
    await app.ok(getBrokerLead, { token, params: { id: own } });
    await app.ok(listBrokerLeadEvents, { token, params: { id: own } });
    await app.ok(getToday, { token });
    await app.ok(listDuplicates, { token, query: { email: lead.email } });
    await app.ok(getAdminLead, { token: operator, params: { id: main } });
    await app.ok(listAdminLeadEvents, { token: operator, params: { id: main } });
    await app.ok(listAdminLeads, { token: operator, query: { q: MARK } });
    await app.ok(listAllLeads, { token: operator });
    await app.ok(updateBrokerLead, { token, params: { id: own }, body: { status: 'lost' } });
    await app.ok(updateAdminLead, { token: operator, params: { id: main }, body: { status: 'contacted' } });
    // Neither changes anything, but both return the lead.
    await app.ok(updateBrokerLead, { token, params: { id: own }, body: {} });
    const late = { token, params: { id: own }, body: { updated_at: '2020-01-01T00:00:00Z' } };
    expect((await app.ask(updateBrokerLead, late)).status).toBe(409);
  });
  const as = ['broker', broker.id] as const;
  expect(trace).toEqual([
    entry(as, 'lead.viewed', nothing, { ids: [newer, own] }),
    entry(as, 'lead.viewed', nothing, { ids: [own] }),
    entry(as, 'lead.viewed', nothing, { ids: [] }),
    entry(as, 'lead.viewed', nothing, { ids: [own] }),
    entry(as, 'lead.viewed', nothing, { ids: [own] }),
    entry(as, 'lead.viewed', nothing, { ids: [own, newer] }),
    entry(as, 'lead.viewed', nothing, { ids: [newer, own] }),
    entry(byOperator(), 'lead.viewed', nothing, { ids: [main] }),
    entry(byOperator(), 'lead.viewed', nothing, { ids: [main] }),
    entry(byOperator(), 'lead.viewed', nothing, { ids: [main] }),
    entry(byOperator(), 'lead.viewed', nothing, { ids: [main, newer, own] }),
    entry(as, 'lead.status_changed', ['lead', own], { from: 'new', to: 'lost' }),
    entry(byOperator(), 'lead.status_changed', ['lead', main], { from: 'new', to: 'contacted' }),
    entry(as, 'lead.viewed', nothing, { ids: [own] }),
    entry(as, 'lead.viewed', nothing, { ids: [own] }),
  ]);
});

test('an export of leads: how many, and with which filter, without the search text', async () => {
  const broker = await app.addBroker();
  await app.ok(createBrokerLead, { token: broker.token, body: lead });
  const trace = await traceOf(async () => {
    await app.ok(exportBrokerLeads, { token: broker.token, query: { q: MARK } });
    await app.ok(exportBrokerLeads, { token: broker.token, query: { status: 'lost' } });
    await app.ok(exportAdminLeads, { token: operator, query: { q: 'nobody has this name' } });
  });
  const as = ['broker', broker.id] as const;
  expect(trace).toEqual([
    entry(as, 'lead.exported', nothing, { rows: 1, status: null, searched: true }),
    entry(as, 'lead.exported', nothing, { rows: 0, status: 'lost', searched: false }),
    entry(byOperator(), 'lead.exported', nothing, { rows: 0, status: null, searched: true }),
  ]);
});

test('every call that shows leads is tested above; auditedWrites.db.test.ts has every call that writes', () => {
  // These return only view names, people's names, or what the broker uploaded.
  const others: readonly Endpoint[] = [listLeadViews, listAssignees, getLeadImport, getWrongRows];
  const showing = [...endpoints].filter(
    ([, one]) => one.method === 'GET' && one.path.startsWith('/api/leads/') && !others.includes(one),
  );
  const exports = ['exportAdminLeads', 'exportBrokerLeads'];
  const lists = ['listAllLeads', 'listAdminLeads', 'listBrokerLeads', 'getToday', 'listDuplicates'];
  const ones = ['getBrokerLead', 'getAdminLead', 'listBrokerLeadEvents', 'listAdminLeadEvents'];
  expect(showing.map(([name]) => name).toSorted()).toEqual([...exports, ...lists, ...ones].toSorted());
});

test('what cannot be recorded does not happen', async () => {
  const broker = await app.addBroker();
  await app.ok(createBrokerLead, { token: broker.token, body: lead });
  // auditedWrites.db.test.ts does the same with every call that writes.
  const calls: readonly (readonly [Endpoint, string])[] = [
    [listBrokerLeads, broker.token],
    [listAdminLeads, operator],
    [listAllLeads, operator],
  ];
  const before = await app.fingerprint();
  await app.db.asOwner((tx) => tx.execute(sql`revoke insert on audit from nivaas_app`));
  try {
    for (const [endpoint, token] of calls) {
      const { status, text } = await app.ask(endpoint, { token });
      expect(`${status} ${text}`, endpoint.path).toBe('500 {"message":"Something went wrong on our side"}');
    }
  } finally {
    await app.db.asOwner((tx) => tx.execute(sql`grant insert on audit to nivaas_app`));
  }
  expect(await app.fingerprint()).toEqual(before);
});

test('the trail holds no password, no token and no text that people wrote', async () => {
  const broker = await app.addBroker();
  const { token } = await app.ok(loginBroker, { body: { email: broker.email, password: PASSWORD } });
  await app.ok(listBrokerLeads, { token, query: { q: MARK } });
  const trail = await app.db.asOwner((tx) => tx.select().from(audit));
  expect(trail.length).toBeGreaterThan(20);
  const text = JSON.stringify(trail).toLowerCase();
  for (const secret of [MARK, PASSWORD, token, operator, broker.email, '5550120417']) {
    expect(text).not.toContain(secret.toLowerCase());
  }
});

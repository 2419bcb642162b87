import { afterAll, expect, test } from 'vitest';
import { NOBODY } from '#contract/leads/choices.ts';
import {
  createAdminLead,
  createBrokerLead,
  exportAdminLeads,
  exportBrokerLeads,
  listBrokerLeads,
} from '#contract/leads/endpoints.ts';
import { planBrokerFollowUp } from '#contract/leads/work.ts';
import { leads } from '../db/schema/leads.ts';
import { startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
const operator = app.operator.token;
afterAll(() => app.close());

const HEAD = 'id,full_name,email,phone,city,property_interest,source,status,assigned_to,created_at';
const lead = { full_name: 'Kiran Rao', email: 'kiran@test.example', phone: '+91 55501 20417' };

test('the operator’s file holds all leads, newest first, with their scope last', async () => {
  const broker = await app.addBroker();
  const theirs = (await app.ok(createBrokerLead, { token: broker.token, body: lead })).data;
  const body = { ...lead, full_name: '=1+1', city: 'Jaipur, "Pink City"', assigned_to: 'Two\nlines' };
  const main = (await app.ok(createAdminLead, { token: operator, body })).data;
  const answer = await app.ask(exportAdminLeads, { token: operator });
  expect([answer.status, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="leads.csv"',
  ]);
  expect(answer.headers['x-rows']).toBe('2');
  expect(answer.text).toBe(
    [
      `${HEAD},scope`,
      `${main.id},'=1+1,kiran@test.example,+91 55501 20417,"Jaipur, ""Pink City""",,website,new,"Two\nlines",${main.created_at},main`,
      `${theirs.id},Kiran Rao,kiran@test.example,+91 55501 20417,,,website,new,,${theirs.created_at},broker`,
      '',
    ].join('\n'),
  );
});

test('a broker’s file holds the own leads only, without a scope, and applies the filters', async () => {
  const [broker, other] = [await app.addBroker(), await app.addBroker()];
  await app.ok(createBrokerLead, { token: other.token, body: lead });
  for (const [full_name, status] of [
    ['Anil', 'new'],
    ['Bina', 'lost'],
    ['Anila', 'lost'],
  ] as const) {
    await app.ok(createBrokerLead, { token: broker.token, body: { ...lead, full_name, status } });
  }
  const names = async (query: Record<string, string>) => {
    const text = await app.ok(exportBrokerLeads, { token: broker.token, query });
    const [head, ...rows] = text.trimEnd().split('\n');
    expect(head).toBe(HEAD);
    return rows.map((row) => row.split(',')[1]);
  };
  expect(await names({})).toEqual(['Anila', 'Bina', 'Anil']);
  expect(await names({ q: 'ANIL' })).toEqual(['Anila', 'Anil']);
  expect(await names({ q: 'anil', status: 'lost' })).toEqual(['Anila']);
  expect(await names({ q: '%' })).toEqual([]);
  const planned = (await app.ok(createBrokerLead, { token: broker.token, body: { ...lead, full_name: 'Chetan' } }))
    .data;
  const plan = { at: new Date(Date.now() + 60_000).toISOString(), kind: 'call' };
  await app.ok(planBrokerFollowUp, { token: broker.token, params: { id: planned.id }, body: plan });
  expect(await names({ follow_up: 'week' })).toEqual(['Chetan']);
  const { headers } = await app.ask(exportBrokerLeads, { token: broker.token });
  expect(headers['content-disposition']).toBe('attachment; filename="my-leads.csv"');
});

test('the leads of one name, or of nobody, are listed and exported', async () => {
  const { token } = await app.addBroker();
  const add = async (assigned_to?: string) =>
    (await app.ok(createBrokerLead, { token, body: { ...lead, assigned_to } })).data.id;
  for (const [assigned_to, id] of [
    ['Suresh', await add('Suresh')],
    ['Sure', await add('Sure')],
    [NOBODY, await add()],
  ] as const) {
    const asked = { token, query: { assigned_to } };
    expect((await app.ok(listBrokerLeads, asked)).data.map((row) => row.id)).toEqual([id]);
    const [, ...lines] = (await app.ok(exportBrokerLeads, asked)).trimEnd().split('\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual([String(id)]);
  }
});

test('neither file holds a formula, whatever people wrote and whichever phone an older lead has', async () => {
  const broker = await app.addBroker();
  const formulas = { fullName: "-2+3+cmd|' /C calc'!A0", city: '+1+HYPERLINK(A1)', assignedTo: '＝1+1' };
  const phone = "+91987654+1+cmd|' /C calc'!A0";
  const values = { ...formulas, phone, brokerId: broker.id, source: 'call', status: 'new' } as const;
  await app.db.withTenant(broker.id, (tx) => tx.insert(leads).values(values));
  for (const [endpoint, token] of [
    [exportBrokerLeads, broker.token],
    [exportAdminLeads, operator],
  ] as const) {
    const text = await app.ok(endpoint, { token });
    expect(text).toContain(
      ",'-2+3+cmd|' /C calc'!A0,,'+91987654+1+cmd|' /C calc'!A0,'+1+HYPERLINK(A1),,call,new,'＝1+1,",
    );
  }
});

test('a file of several batches has every row once, even if many have the same time', async () => {
  const broker = await app.addBroker();
  const at = new Date('2026-03-01T00:00:00Z');
  await app.db.withTenant(broker.id, (tx) =>
    tx.insert(leads).values(
      Array.from({ length: 2_500 }, (_, nth) => ({
        brokerId: broker.id,
        fullName: `Lead ${nth}`,
        phone: '5550120417',
        source: 'call' as const,
        status: 'new' as const,
        // More than a batch with the same time.
        createdAt: nth < 1_300 ? at : new Date(at.getTime() + nth),
      })),
    ),
  );
  const text = await app.ok(exportBrokerLeads, { token: broker.token });
  const ids = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => Number(row.split(',')[0]));
  expect([ids.length, new Set(ids).size]).toEqual([2_500, 2_500]);
});

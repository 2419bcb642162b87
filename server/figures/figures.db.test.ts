import { afterAll, expect, test } from 'vitest';
import * as contract from '#contract/figures.ts';
import { leads } from '../db/schema/leads.ts';
import { startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
const token = app.operator.token;
afterAll(() => app.close());

test.each([
  [{ from: '2026-02-01', to: '2026-01-31' }, 'From must not be after To'],
  [{ from: '2025-01-01', to: '2026-02-05' }, 'A report has at most 400 days'],
  [{ from: '2026-02-30' }, 'From must be a day'],
  [{ to: '26-2-1' }, 'To must be a day'],
])('refuses %o', async (query, message) => {
  for (const endpoint of [contract.leadsReport, contract.exportVisitsReport]) {
    expect(await app.ask(endpoint, { token, query })).toMatchObject({ status: 400, body: { message } });
  }
});

test('a period is as long as the one before it, and its days are India’s', async () => {
  const at = (time: string) => new Date(time);
  const { id: brokerId } = await app.addBroker();
  await app.db.asOwner(async (tx) => {
    const lead = { brokerId, fullName: 'Meenal Dixit', phone: '5550120417', source: 'call', status: 'new' } as const;
    // The last minute of 30 June and the first of 1 July in India, and the last of 2 July.
    await tx.insert(leads).values([
      { ...lead, createdAt: at('2020-06-30T18:29:59Z'), firstContactAt: at('2020-06-30T18:39:59Z') },
      { ...lead, createdAt: at('2020-06-30T18:30:00Z'), firstContactAt: at('2020-06-30T18:50:00Z') },
      { ...lead, createdAt: at('2020-07-02T18:29:59Z'), firstContactAt: at('2020-07-02T18:59:59Z') },
    ]);
  });
  const { data } = await app.ok(contract.leadsReport, { token, query: { from: '2020-07-01', to: '2020-07-02' } });
  expect(data.series).toEqual([
    { day: '2020-07-01', total: 1, first_contact_minutes_median: 20 },
    { day: '2020-07-02', total: 1, first_contact_minutes_median: 30 },
  ]);
  expect(data.totals).toMatchObject({ total: 2, first_contact_minutes_median: 25, by_source: { call: 2, website: 0 } });
  expect(data.before).toMatchObject({ total: 1, first_contact_minutes_median: 10 });
});

test('files have a row a day, or a broker, best first', async () => {
  const query = { from: '2020-07-01', to: '2020-07-02' };
  const leads = await app.ask(contract.exportLeadsReport, { token, query });
  expect(leads.headers['content-disposition']).toBe('attachment; filename="nivaas-leads-report.csv"');
  expect(leads.text).toBe('day,total,first_contact_minutes_median\n2020-07-01,1,20\n2020-07-02,1,30\n');
  const { text } = await app.ask(contract.exportBrokersReport, { token, query: { ...query, sort: 'answer_time' } });
  const [head, first, ...others] = text.trim().split('\n');
  expect(head).toBe('id,name,leads,first_contact_minutes_median,live,sold');
  expect(first).toMatch(/^\d+,[^,]+,2,25,0,0$/);
  expect(others).toEqual([]);
});

import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { NOBODY } from '#contract/leads/choices.ts';
import { leadSorts, listBrokerLeads } from '#contract/leads/endpoints.ts';
import { listProperties } from '#contract/properties/endpoints.ts';
import { getQuotas } from '#contract/quotas.ts';
import { listBrokerUsers } from '#contract/users.ts';
import { againOf, captureQueries } from '../testing/capturedQueries.ts';
import { startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
afterAll(() => app.close());

// Several brokers with equally many rows, interleaved, so that each broker's rows are scattered.
const brokers = [];
for (let nth = 0; nth < 8; nth += 1) brokers.push(await app.addBroker());
const broker = brokers[3] ?? (await app.addBroker());
const ids = sql.join(
  brokers.map(({ id }) => sql`(${id}::int)`),
  sql`, `,
);
// In batches: on a busy machine one insert of all rows would exceed the statement deadline.
for (let from = 1; from <= 500; from += 250) {
  const rows = sql`generate_series(${from}::int, ${from + 249}::int) n, (values ${ids}) b (id)`;
  await app.db.asOwner(async (tx) => {
    await tx.execute(sql`insert into leads (broker_id, full_name, email, phone, source, status, assigned_to, created_at)
      select b.id, 'Person ' || n, 'p' || n || '@test.example', '555012' || n, 'call',
        (array['new', 'closed', 'lost'])[1 + n % 3], (array['Meera', 'Suresh'])[n % 3], now() - n * interval '1 hour' from ${rows}`);
    await tx.execute(sql`insert into users (broker_id, full_name, email, status)
      select b.id, 'Person ' || n, 'p' || n || '.' || b.id || '@test.example', (array['active', 'inactive'])[1 + n % 2]
      from ${rows}`);
    await tx.execute(sql`insert into properties (broker_id, property_for, building_type, property_type, title, city)
      select b.id, 'sell', 'residential', 'flat', 'Home of person ' || n, 'Jaipur' from ${rows}`);
  });
}
await app.db.asOwner((tx) => tx.execute(sql`analyze properties, leads, users`));

/**
 * The plans of a call's queries on a table, for the application's role and under the broker's policies: either those of
 * the queries that look for other rows (`withOthers`), or those of the rest.
 */
const plansOf = async (
  endpoint: Endpoint,
  query: Record<string, string>,
  table: string,
  withOthers = false,
): Promise<string[]> => {
  const queries = await captureQueries(() => app.ok(endpoint, { token: broker.token, query }));
  return app.db.withTenant(broker.id, async (tx) => {
    const plans: string[] = [];
    const isAsked = (text: string) =>
      text.includes(`from "${table}"`) && /where (?:case when|"leads"."email_key" = any)/.test(text) === withOthers;
    for (const one of queries.filter(({ sql: text }) => isAsked(text))) {
      const { rows } = (await tx.execute(sql`explain (costs off) ${againOf(one)}`)) as { rows: object[] };
      plans.push(rows.flatMap((row) => Object.values(row)).join('\n'));
    }
    return plans;
  });
};

const lists = [
  { table: 'leads', endpoint: listBrokerLeads, newest: 'leads_newest', status: 'lost', sorts: leadSorts },
  {
    table: 'users',
    endpoint: listBrokerUsers,
    newest: 'users_broker',
    status: 'inactive',
    sorts: ['name', 'email', 'status'],
  },
] as const;
const properties = { table: 'properties', endpoint: listProperties, newest: 'properties_newest' } as const;

test.each([...lists, properties])(
  'a first page of $table is read in order from an index on the broker',
  async (list) => {
    const [counted, page, ...more] = await plansOf(list.endpoint, {}, list.table);
    expect(more).toEqual([]);
    expect(page).toContain(`Index Scan Backward using ${list.newest}`);
    expect(page).not.toContain('Sort');
    expect(counted).not.toContain(`Seq Scan on ${list.table}`);
  },
);

test('the duplicates of a page of leads are read from indexes', async () => {
  const [byPhone, byEmail, ...more] = await plansOf(listBrokerLeads, {}, 'leads', true);
  expect(more).toEqual([]);
  expect(byPhone).toContain('leads_of_phone');
  expect(byEmail).toContain('leads_of_email');
});

test.each(['leads', 'users', 'properties'])('the quota of %s is counted from an index on the broker', async (table) => {
  const [counted, ...more] = await plansOf(getQuotas, {}, table);
  expect(more).toEqual([]);
  expect(counted).toMatch(/Index Cond: \(+broker_id = \d+/);
});

test.each(lists)('so is a first page of $table with a status', async (list) => {
  const [counted, page] = await plansOf(list.endpoint, { status: list.status }, list.table);
  expect(page).toMatch(/Index Scan Backward using \w+/);
  expect(page).not.toContain('Sort');
  expect(counted).toContain(`${list.table}_of_status`);
});

test('so is a first page of the leads that a person or nobody has', async () => {
  const [counted, page] = await plansOf(listBrokerLeads, { assigned_to: 'Meera' }, 'leads');
  expect(page).toContain('Index Scan Backward using leads_of_assignee');
  expect(page).not.toContain('Sort');
  expect(counted).toContain('leads_of_assignee');
  const [ofNobody, unassigned] = await plansOf(listBrokerLeads, { assigned_to: NOBODY }, 'leads');
  expect(ofNobody).toContain('leads_of_assignee');
  expect(unassigned).toMatch(/Index Cond: \(\(?broker_id = \d+/);
});

test.each(lists)('so is a first page of $table in every sort order', async (list) => {
  for (const sort of list.sorts) {
    for (const order of ['asc', 'desc']) {
      const [, page] = await plansOf(list.endpoint, { sort, order }, list.table);
      expect(page, `${sort} ${order}`).toMatch(/Index Cond: \(broker_id = \d+\)/);
      expect(page, `${sort} ${order}`).not.toContain('Sort');
    }
  }
});

test.each([...lists, properties])('a search in $table reads the broker’s rows once, and no others', async (list) => {
  const [searched, page, ...more] = await plansOf(list.endpoint, { q: 'person 7' }, list.table);
  expect(more).toEqual([]);
  expect(searched).toMatch(/Index Cond: \(broker_id = \d+\)/);
  expect(`${searched}${page}`).not.toContain(`Seq Scan on ${list.table}`);
  expect(page).toMatch(/Index Cond: .*\(?id = ANY|Index Cond: \(\(?broker_id = \d+/);
});

import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '#contract/audit.ts';
import { brokerSorts, listBrokers } from '#contract/brokers.ts';
import { brokersReport, leadsReport, listingsReport } from '#contract/figures.ts';
import { exportAdminLeads, leadSorts, listAdminLeads, listAllLeads } from '#contract/leads/endpoints.ts';
import { listAllProperties } from '#contract/properties/moderation.ts';
import { againOf, captureQueries, rowsQueryOf } from '../testing/capturedQueries.ts';
import { addManyRows } from '../testing/manyRows.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

type Query = Readonly<Record<string, string>>;
type Report = typeof leadsReport | typeof brokersReport | typeof listingsReport;
type List =
  | typeof listBrokers
  | typeof listAdminLeads
  | typeof listAllLeads
  | typeof exportAdminLeads
  | typeof listAllProperties
  | typeof listAudit;

// On PostgreSQL only: the embedded database has the same planner, but is slow to fill.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('the plans of the operator’s lists', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
    await app.db.asOwner((tx) => addManyRows(tx, { brokers: 2_000, leads: 20_000 }));
    await app.db.asOwner((tx) =>
      tx.execute(sql`insert into audit (at, actor_role, actor_id, action, object_type, object_id)
        select now() - make_interval(mins => nth), 'broker', nth % 100, 'lead.viewed', 'lead', nth
        from generate_series(1, 20000) nth`),
    );
    await app.db.asOwner((tx) =>
      tx.execute(sql`insert into properties (broker_id, property_for, building_type, property_type, title, city, locality)
        select (select min(id) from brokers) + nth % 2000, 'sell', 'residential', 'flat',
          case when nth % 2000 = 7 then 'Haveli' else 'Home ' || nth end, 'Jaipur', 'Locality ' || nth % 50
        from generate_series(1, 4000) nth`),
    );
    await app.db.asOwner((tx) => tx.execute(sql`analyze`));
  });
  afterAll(() => app.close());

  /** The plan of a call's query for rows, in the role and scope of the operator. */
  const planOf = async (endpoint: List, query: Query): Promise<string> => {
    const queries = await captureQueries(() => app.ok(endpoint, { token: app.operator.token, query }));
    const explained: SQL = sql`explain (costs off) ${againOf(rowsQueryOf(queries))}`;
    const { rows } = (await app.db.asOperator((tx) => tx.execute(explained))) as { rows: { 'QUERY PLAN': string }[] };
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  const both = ['asc', 'desc'] as const;
  const sorted = (sorts: readonly string[], more: Query = {}) =>
    sorts.flatMap((sort) => both.map((order): Query => ({ ...more, sort, order })));
  const listed: (readonly [string, List, readonly Query[]])[] = [
    ['brokers', listBrokers, [{}, { status: 'pending' }, ...sorted(brokerSorts)]],
    ['main website leads', listAdminLeads, [{}, { status: 'lost' }, ...sorted(leadSorts)]],
    ['broker leads', listAllLeads, sorted(leadSorts, { lead_source_type: 'broker' })],
    ['leads of all sources', listAllLeads, [{}, { status: 'lost' }, ...sorted(leadSorts)]],
  ];

  test.each(listed)(
    '%s: a first page is read in order from an index, in every sort order',
    async (_, list, queries) => {
      for (const query of queries) {
        const plan = await planOf(list, query);
        expect(plan, `${JSON.stringify(query)}\n${plan}`).toMatch(/Index (Only )?Scan/);
        expect(plan, `${JSON.stringify(query)}\n${plan}`).not.toMatch(/Seq Scan|Sort/);
        // For a rare status, or one that no row has, the index skips all other rows.
        if (query.status) expect(plan).toMatch(/Index Cond: .*status = /);
      }
    },
  );

  /** The plans of a report's own queries. */
  const figurePlans = async (endpoint: Report, query: Query): Promise<string> => {
    const queries = await captureQueries(() => app.ok(endpoint, { token: app.operator.token, query }));
    const plans: string[] = [];
    for (const one of queries.filter(({ sql: text }) => /answer_minutes|l\.id = b\.id|spelled/.test(text))) {
      const explained = sql`explain (costs off) ${againOf(one)}`;
      const { rows } = (await app.db.asOperator((tx) => tx.execute(explained))) as { rows: { 'QUERY PLAN': string }[] };
      plans.push(...rows.map((row) => row['QUERY PLAN']));
    }
    return plans.join('\n');
  };

  test('reports read leads from indexes alone, and their policies ask for the scope once', async () => {
    const times = await figurePlans(leadsReport, {});
    expect(times).toContain('Index Only Scan using leads_answer_times');
    expect(times).not.toMatch(/Filter: .*current_setting/);
    for (const sort of ['leads', 'answer_time']) {
      const ranked = await figurePlans(brokersReport, { sort });
      expect(ranked).toMatch(/Index Only Scan using leads_\w+ on leads/);
      expect(ranked).not.toMatch(/(?:Seq|Index) Scan (?:using \w+ )?on leads/);
    }
  });

  test('the report of properties reads the live homes once, and looks for blank names in the spellings of places', async () => {
    const queries = await captureQueries(() => app.ok(listingsReport, { token: app.operator.token }));
    expect(queries.filter(({ sql: text }) => text.includes('from "properties"'))).toHaveLength(1);
    expect(await figurePlans(listingsReport, {})).toMatch(/CTE Scan on spelled\s+Filter: .*regexp_replace/);
  });

  test.each([
    ['audit_at', {}],
    ['audit_at', { from: '2026-01-01' }],
    ['audit_of_action', { action: 'settings.changed' }],
    ['audit_of_role', { actor_role: 'super_admin' }],
    ['audit_of_type', { object_type: 'site' }],
    ['audit_of_object', { object_type: 'lead', object_id: '77' }],
  ] as const)('the audit log is read from %s in order, with the filter %j', async (index, query) => {
    const plan = await planOf(listAudit, query);
    expect(plan).toMatch(new RegExp(`Index Scan (?:Backward )?using ${index} `));
    expect(plan).not.toMatch(/Seq Scan on audit|Sort/);
  });

  test.each([
    ['brokers', listBrokers, 'many-1234', 'brokers_search'],
    ['main website leads', listAdminLeads, 'lead-4320', 'leads_main_search'],
    ['leads of all sources', listAllLeads, 'Haveli', 'leads_search'],
    ['leads of all sources', listAllLeads, '+91 55501 014321', 'leads_search'],
    ['homes of all brokers', listAllProperties, 'haveli', 'properties_search'],
  ] as const)('%s: a rare word is found by its trigrams', async (_, list, q, index) => {
    const plan = await planOf(list, { q });
    expect(plan).toContain(`Bitmap Index Scan on ${index}`);
    expect(plan).not.toContain('Seq Scan');
  });

  test.each([
    ['leads of all sources', listAllLeads, 'leads_search'],
    ['the export of leads', exportAdminLeads, 'leads_search'],
    ['homes of all brokers', listAllProperties, 'properties_search'],
  ] as const)('%s: rows with a frequent word are read in the order of the list', async (_, list, index) => {
    const plan = await planOf(list, { q: 'jaipur' });
    expect(plan).toMatch(/Index Scan (?:Backward )?using/);
    expect(plan).not.toMatch(/Sort/);
    // Two letters have no trigrams.
    expect(await planOf(list, { q: 'ja' })).not.toContain(index);
  });
});

import { and, type ExtractTablesWithRelations, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { DATABASE_DEADLINE_MS } from '../limits/server.ts';
import { DatabaseBusy, isOutage } from './errors.ts';
import { brokers } from './schema/accounts.ts';
import { properties } from './schema/properties.ts';
import { domains, sites } from './schema/sites.ts';

/** The connections of a pool, and the calls that wait for one. */
export interface PoolState {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

type NoSchema = Record<string, never>;

/** A transaction of one of the methods of `Database`. Queries take it as their first argument. */
export type Tx = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** The published site that a visitor is on. */
export interface VisitedSite {
  readonly siteId: number;
  readonly brokerId: number;
  readonly slug: string;
}

/** The broker whose site or home a visitor is on. */
export type VisitedBroker = Pick<VisitedSite, 'brokerId'>;

/** The site that a visitor is on, by its slug or its connected domain. */
export type Visited = string | { readonly domain: string };

/**
 * The only ways to reach the data. Each runs its function in one transaction, as the role nivaas_app (`asOperator` as
 * its member nivaas_operator), under the row-level policies of its scope. Throws DatabaseBusy when the database is
 * unavailable or takes longer than five seconds.
 */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** As a broker: sees and writes the broker's own rows only. */
  withTenant<T>(brokerId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** As the platform operator: all brokers and leads; writes main-website leads only. */
  asOperator<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * As a visitor of `/site/{slug}` or of a connected domain: sees what the active broker of that site published, and may add leads
   * for the broker. `site` is undefined, and nothing is visible, when the site is unknown, its domain is not connected, or its
   * broker is not active.
   */
  asPublic<T>(visited: Visited, work: (tx: Tx, site: VisitedSite | undefined) => Promise<T>): Promise<T>;
  /**
   * As a visitor who enquires about a home: has the rights of `asPublic` for the home's broker, who may have no site.
   * `broker` is undefined unless the home is public.
   */
  asEnquirer<T>(home: number, work: (tx: Tx, broker: VisitedBroker | undefined) => Promise<T>): Promise<T>;
  /** As a home seeker: reaches the seeker's own saved homes and searches, enquiries and choices. */
  asSeeker<T>(userId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** As a visitor of the platform's own pages: sees the live homes of all active brokers, and writes nothing. */
  asVisitor<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * As the server itself, before a caller is known: accounts, credentials, sessions and throttling; the audit of refusals,
   * heartbeats, sweeping, and the readiness check.
   */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** As the server itself, for people's requests about their data: the leads of all owners, and what quotes them. */
  asPrivacy<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The state of each pool, by its name; PostgreSQL only. */
  connections?(): Readonly<Record<string, PoolState>>;
  close(): Promise<void>;
}

/** The engine (PGlite or PostgreSQL) below a `Database`; only this folder uses it. */
export interface Engine {
  readonly name: Database['engine'];
  /** A transaction that begins with the statement `entering`, if there is one. */
  transaction<T>(work: (tx: Tx) => Promise<T>, entering?: string): Promise<T>;
  /** On separate connections, if the engine has several: `asSystem` never waits for slow queries of other methods. */
  readonly systemTransaction?: Engine['transaction'];
  readonly connections?: Database['connections'];
  close(): Promise<void>;
}

// The working set is in memory, so the cost of a query is that of the rows that it reads. With the default page costs
// the planner walks a shared index for a broker's few newest rows, or for leads of a rare status. A sequential page
// costs more than an index page, so that counts read an index.
const PLANNER_COSTS = [
  ['seq_page_cost', '0.2'],
  ['random_page_cost', '0.01'],
] as const;

const settingsOf = (scope: string, brokerId: string, slug: string, userId: string) =>
  [
    ['role', scope === 'operator' ? 'nivaas_operator' : 'nivaas_app'],
    ['statement_timeout', String(DATABASE_DEADLINE_MS)],
    ['app.scope', scope],
    ['app.broker_id', brokerId],
    ['app.slug', slug],
    ['app.user_id', userId],
    ...(scope === 'tenant' || scope === 'operator' || scope === 'visitor' ? PLANNER_COSTS : []),
  ] as const;

const enter = (tx: Tx, scope: string, brokerId = '', slug = '') =>
  tx.execute(
    sql`select ${sql.join(
      settingsOf(scope, brokerId, slug, '').map(([name, value]) => sql`set_config(${name}, ${value}, true)`),
      sql`, `,
    )}`,
  );

/**
 * The same settings as SQL text, sent together with BEGIN, which saves each call a round trip. `Number` keeps anything
 * but numbers out of the text, whatever the types let through.
 */
const entering = (scope: string, { brokerId, userId }: { brokerId?: number; userId?: number } = {}): string => {
  const [broker, user] = [brokerId, userId].map((id) => (id === undefined ? '' : String(Number(id))));
  const settings = settingsOf(scope, broker ?? '', '', user ?? '');
  return `select ${settings.map(([name, value]) => `set_config('${name}', '${value}', true)`).join(', ')}`;
};

const slugOf = async (tx: Tx, visited: Visited): Promise<string> => {
  if (typeof visited === 'string') return visited;
  await enter(tx, 'public', '', visited.domain);
  const [domain] = await tx
    .select({ slug: domains.slug })
    .from(domains)
    .where(and(eq(domains.name, visited.domain), isNull(domains.releasedAt), isNotNull(domains.verifiedBy)));
  return domain?.slug ?? '';
};

const visit = async (tx: Tx, visited: Visited): Promise<VisitedSite | undefined> => {
  const slug = await slugOf(tx, visited);
  await enter(tx, 'public', '', slug);
  const [site] = await tx
    .select({ siteId: sites.id, brokerId: sites.brokerId, slug: sites.slug })
    .from(sites)
    .innerJoin(brokers, eq(brokers.id, sites.brokerId))
    .where(eq(sites.slug, slug));
  await enter(tx, 'public', site ? String(site.brokerId) : '', site?.slug ?? '');
  return site;
};

const visitHome = async (tx: Tx, id: number): Promise<VisitedBroker | undefined> => {
  await enter(tx, 'visitor');
  const [home] = await tx.select({ brokerId: properties.brokerId }).from(properties).where(eq(properties.id, id));
  await enter(tx, 'public', home ? String(home.brokerId) : '');
  return home;
};

/** The `Database` over an engine. */
export const databaseOver = (engine: Engine, deadlineMs = DATABASE_DEADLINE_MS): Database => {
  const run = async <T>(work: (tx: Tx) => Promise<T>, first?: string, transaction = engine.transaction): Promise<T> => {
    let late = false;
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        late = true;
        reject(new DatabaseBusy({ cause: new Error(`The database did not answer within ${deadlineMs} ms`) }));
      }, deadlineMs);
    });
    const answer = transaction(async (tx) => {
      if (late) throw new DatabaseBusy();
      const result = await work(tx);
      // The caller already got an error: roll back.
      if (late) throw new DatabaseBusy();
      return result;
    }, first);
    answer.catch(() => undefined);
    try {
      return await Promise.race([answer, deadline]);
    } catch (error) {
      throw isOutage(error) ? new DatabaseBusy({ cause: error }) : error;
    } finally {
      clearTimeout(timer);
    }
  };
  const through =
    (first: string, transaction = engine.transaction) =>
    <T>(work: (tx: Tx) => Promise<T>) =>
      run(work, first, transaction);
  return {
    engine: engine.name,
    withTenant: (brokerId, work) => run(work, entering('tenant', { brokerId })),
    asOperator: through(entering('operator')),
    asPublic: (visited, work) => run(async (tx) => work(tx, await visit(tx, visited))),
    asEnquirer: (home, work) => run(async (tx) => work(tx, await visitHome(tx, home))),
    asSeeker: (userId, work) => run(work, entering('seeker', { userId })),
    asVisitor: through(entering('visitor')),
    asSystem: through(entering('signin'), engine.systemTransaction),
    asPrivacy: through(entering('privacy')),
    connections: engine.connections,
    close: () => engine.close(),
  };
};

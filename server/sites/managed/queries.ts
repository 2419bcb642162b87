import { and, asc, count, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { exportSites, listManagedSites, ManagedSite, SiteState } from '#contract/managedSites.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { countPage, onPage } from '#server/db/page.ts';
import { brokers } from '#server/db/schema/accounts.ts';
import { searchHomes } from '#server/db/schema/homes.ts';
import { domains, sites } from '#server/db/schema/sites.ts';
import { asStored, contains, ordered, type Sorting } from '#server/db/search.ts';
import { found, HttpError } from '#server/errors.ts';
import { EXPORT_BATCH } from '#server/limits/server.ts';
import { type Claim, ownDomain } from '../domains/queries.ts';
import { type DomainState, domainColumns, domainStatusOf } from '../domains/records.ts';
import { lastDays } from '../lastDays.ts';

const homes = sql<number>`(select ${count()} from ${searchHomes} where ${searchHomes.brokerId} = ${sites.brokerId})::int`;

const columns = {
  id: sites.id,
  slug: sites.slug,
  template: sites.template,
  broker: { id: brokers.id, name: brokers.fullName, status: brokers.status },
  token: sites.domainToken,
  unpublishedAt: sites.unpublishedAt,
  reason: sites.unpublishedReason,
  domain: domainColumns,
  homes,
  ...lastDays,
};

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly template: ManagedSite['template'];
  readonly broker: ManagedSite['broker'];
  readonly token: string;
  readonly unpublishedAt: Date | null;
  readonly reason: string | null;
  readonly domain: DomainState | null;
  readonly homes: number;
  readonly views: number;
  readonly enquiries: number;
}

const toManaged = (row: Row, siteIpv4: string): ManagedSite => ({
  id: row.id,
  slug: row.slug,
  template: row.template,
  broker: row.broker,
  customDomain: row.domain?.name ?? null,
  domain: row.domain && domainStatusOf(row.domain, row.token, siteIpv4),
  homes: row.homes,
  views_30: row.views,
  enquiries_30: row.enquiries,
  published: row.unpublishedAt === null,
  unpublished_reason: row.reason,
});

const select = (tx: Tx) =>
  tx
    .select(columns)
    .from(sites)
    .innerJoin(brokers, eq(brokers.id, sites.brokerId))
    .leftJoin(domains, and(eq(domains.slug, sites.slug), isNull(domains.releasedAt)))
    .$dynamic();

const byFigure =
  (figure: SQL): Sorting =>
  (order) => [order === 'asc' ? asc(figure) : desc(figure)];

const orders = {
  id: asStored(),
  slug: asStored(sites.slug),
  homes: byFigure(homes),
  views_30: byFigure(lastDays.views),
  enquiries_30: byFigure(lastDays.enquiries),
} as const;

const domainIs = (isConnected?: boolean): SQL =>
  sql`exists (select from ${domains} d where d.slug = ${sites.slug} and d.released_at is null ${
    isConnected === undefined ? sql`` : sql`and (d.verified_by is not null) = ${isConnected}`
  })`;

const states: Readonly<Record<SiteState, SQL>> = {
  own_domain: domainIs(),
  needs_look: domainIs(false),
  unpublished: isNotNull(sites.unpublishedAt),
};

const isLive = and(
  isNull(sites.unpublishedAt),
  sql`exists (select from ${brokers} b where b.id = ${sites.brokerId} and b.status = 'active')`,
);

const countStates = async (tx: Tx) => {
  const counted = (where?: SQL) => tx.$count(sites, where);
  return {
    all: await counted(),
    own_domain: await counted(states.own_domain),
    needs_look: await counted(states.needs_look),
    unpublished: await counted(states.unpublished),
    live: await counted(isLive),
  };
};

const matching = ({ q, state }: InferType<typeof exportSites.query>) => {
  const words = q.trim();
  const where = state && states[state];
  if (!words) return where;
  const pattern = contains(words.toLowerCase());
  return and(
    where,
    or(
      sql`lower(${sites.slug}) like ${pattern}`,
      sql`exists (select from ${brokers} b where b.id = ${sites.brokerId} and lower(b.full_name) like ${pattern})`,
      sql`exists (select from ${domains} d where d.slug = ${sites.slug} and d.released_at is null and d.name like ${pattern})`,
    ),
  );
};

/**
 * In the operator's scope: a page of all brokers' websites, with their page views and enquiries of the last 30 days.
 */
export const listSites = async (tx: Tx, query: InferType<typeof listManagedSites.query>, siteIpv4: string) => {
  const { sort = 'id', order } = query;
  const list = { where: matching(query), orderBy: ordered(order, orders[sort], sites.id), query };
  const { rows, meta } = await countPage<Row[]>(tx, sites, list, (place) => onPage(select(tx), place));
  return { data: rows.map((row) => toManaged(row, siteIpv4)), meta: { ...meta, states: await countStates(tx) } };
};

/** In the operator's scope: every website that matches the filters, in batches. */
export async function* allSites(
  { asOperator }: Pick<Database, 'asOperator'>,
  query: InferType<typeof exportSites.query>,
  siteIpv4: string,
): AsyncGenerator<ManagedSite[]> {
  let last = 0;
  let rows: Row[];
  do {
    rows = await asOperator((tx) =>
      select(tx)
        .where(and(matching(query), gt(sites.id, last)))
        .orderBy(sites.id)
        .limit(EXPORT_BATCH),
    );
    yield rows.map((row) => toManaged(row, siteIpv4));
    last = rows.at(-1)?.id ?? last;
  } while (rows.length === EXPORT_BATCH);
}

/** In the operator's scope: one website; 404 for an unknown one. */
export const findSite = async (tx: Tx, id: number, siteIpv4: string): Promise<ManagedSite> => {
  const [row]: Row[] = await select(tx).where(eq(sites.id, id));
  return toManaged(found(row), siteIpv4);
};

interface Switched {
  readonly brokerId: number;
  readonly slug: string;
  readonly wasOnline: boolean;
  /** False if it was already offline for the same reason, or already online. */
  readonly changed: boolean;
}

/**
 * In the operator's scope: takes a website offline with a reason, or puts it online again (null). 404 for an unknown
 * one.
 */
export const switchSite = async (tx: Tx, id: number, reason: string | null): Promise<Switched> => {
  const [before] = await tx
    .select({ brokerId: sites.brokerId, slug: sites.slug, reason: sites.unpublishedReason })
    .from(sites)
    .where(eq(sites.id, id))
    .for('update');
  const { brokerId, slug, reason: known } = found(before);
  const changed = reason !== known;
  if (changed) {
    const since = reason === null ? null : sql`coalesce(${sites.unpublishedAt}, now())`;
    await tx
      .update(sites)
      .set({ unpublishedAt: since, unpublishedReason: reason, updatedAt: sql`now()` })
      .where(eq(sites.id, id));
  }
  return { brokerId, slug, wasOnline: known === null, changed };
};

/** The refusal for a website without a domain. */
export const noOwnDomain = () => new HttpError(409, 'This website has no domain of its own');

/**
 * In the operator's scope: a website's domain, and the token that proves its ownership. 404 for an unknown website, 409
 * for one without a domain.
 */
export const domainOf = async (tx: Tx, id: number): Promise<{ readonly claim: Claim; readonly token: string }> => {
  const [site] = await tx
    .select({ brokerId: sites.brokerId, token: sites.domainToken })
    .from(sites)
    .where(eq(sites.id, id));
  const { brokerId, token } = found(site);
  const claim = await ownDomain(tx, brokerId);
  if (!claim) throw noOwnDomain();
  return { claim, token };
};

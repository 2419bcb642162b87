import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { type BrokerStandings, fullWords, type QuotaName, type Quotas } from '#contract/quotas.ts';
import type { Tx } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { runPipelined } from '../db/runPipelined.ts';
import { brokers, users } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { leadImports } from '../db/schema/leadWork.ts';
import { media, properties } from '../db/schema/properties.ts';
import { found, HttpError } from '../errors.ts';
import { LEADS_COUNT_H, QUOTAS_ONCE_APPROVED, QUOTAS_WHILE_PENDING, STORAGE_UNIT_BYTES } from '../limits/accounts.ts';

type Terms = Pick<typeof brokers.$inferSelect, 'status' | 'quotas'>;
type BrokerStanding = BrokerStandings[QuotaName];

/** A broker's status and own limits, in any scope that can read the broker; 404 for an unknown one. */
export const termsOf = async (tx: Tx, brokerId: number): Promise<Terms> => {
  const terms = { status: brokers.status, quotas: brokers.quotas };
  const [row] = await tx.select(terms).from(brokers).where(eq(brokers.id, brokerId));
  return found(row);
};

// Imported leads have their own limit: they must not keep a broker from adding one by hand.
const importedOf = (tx: Tx, brokerId: number) =>
  sql`(${tx
    .select({ added: sql`coalesce(sum(${leadImports.added}), 0)` })
    .from(leadImports)
    .where(and(eq(leadImports.brokerId, brokerId), gt(leadImports.createdAt, hoursAgo(LEADS_COUNT_H))))})`;

// Each reads an index on the broker.
const counted: Readonly<Record<QuotaName, (tx: Tx, brokerId: number) => PromiseLike<{ used: number }[]>>> = {
  properties: (tx, brokerId) => tx.select({ used: count() }).from(properties).where(eq(properties.brokerId, brokerId)),
  photos: (tx, brokerId) => tx.select({ used: count() }).from(media).where(eq(media.brokerId, brokerId)),
  storage_mb: (tx, brokerId) =>
    tx
      .select({ used: sql<number>`coalesce(sum(${media.bytes}), 0) / ${STORAGE_UNIT_BYTES}::int`.mapWith(Number) })
      .from(media)
      .where(eq(media.brokerId, brokerId)),
  users: (tx, brokerId) => tx.select({ used: count() }).from(users).where(eq(users.brokerId, brokerId)),
  leads_a_day: (tx, brokerId) =>
    tx
      .select({ used: sql<number>`greatest(0, count(*) - ${importedOf(tx, brokerId)})`.mapWith(Number) })
      .from(leads)
      .where(and(eq(leads.brokerId, brokerId), gt(leads.createdAt, hoursAgo(LEADS_COUNT_H)), isNull(leads.consentAt))),
};

const standingOf = (terms: Terms, name: QuotaName, [row]: readonly { readonly used: number }[]): BrokerStanding => {
  const pending = terms.status === 'pending';
  const usual = (pending ? QUOTAS_WHILE_PENDING : QUOTAS_ONCE_APPROVED)[name];
  const own: Partial<Quotas> = terms.quotas;
  return {
    used: row?.used ?? 0,
    limit: own[name] ?? usual,
    // A limit that the operator set stays as it is when the account is approved.
    more: pending && own[name] === undefined ? 'approval' : 'operator',
    usual,
  };
};

/** A broker's usage of each quota, in the broker's scope. */
export const standingsOf = async (tx: Tx, brokerId: number): Promise<BrokerStandings> => {
  const terms = await termsOf(tx, brokerId);
  const of = async (name: QuotaName) => standingOf(terms, name, await counted[name](tx, brokerId));
  return {
    properties: await of('properties'),
    photos: await of('photos'),
    storage_mb: await of('storage_mb'),
    users: await of('users'),
    leads_a_day: await of('leads_a_day'),
  };
};

/** Throws a 409 that names the used-up quota, before expensive work; `enforceQuota` has the final say. */
export const checkQuota = async (tx: Tx, brokerId: number, ...names: readonly QuotaName[]): Promise<void> => {
  const [terms, ...all] = await runPipelined(
    termsOf(tx, brokerId),
    ...names.map((name) => counted[name](tx, brokerId)),
  );
  for (const [at, name] of names.entries()) {
    const standing = standingOf(terms, name, all[at] ?? []);
    if (standing.used >= standing.limit) throw new HttpError(409, fullWords(name, standing));
  }
};

// "quot" in ASCII: the class of the advisory lock; its object is the broker's id.
const QUOTA_LOCK = 0x71_75_6f_74;

/**
 * Like `checkQuota`, but in the transaction that adds the object: the broker's other additions wait until it ends, so
 * that a burst cannot slip past. The photo that fills the storage may exceed the limit by its own size.
 */
export const enforceQuota = async (tx: Tx, brokerId: number, ...names: readonly QuotaName[]): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${QUOTA_LOCK}::int, ${brokerId}::int)`);
  await checkQuota(tx, brokerId, ...names);
};

import { and, eq, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { domains, sites } from '../db/schema/sites';
import type { DomainName } from './name';
import type { Verdict } from './verdict';

/** A claim of a domain, as a check of it needs it. */
export interface Claim extends DomainName {
  readonly id: number;
  readonly brokerId: number;
  readonly slug: string;
  readonly claimedAt: Date;
}

/** Who claims which name for which site. */
export type Claiming = Omit<Claim, 'id' | 'claimedAt'>;

const claim = {
  id: domains.id,
  name: domains.name,
  registrable: domains.registrable,
  brokerId: domains.brokerId,
  slug: domains.slug,
  claimedAt: domains.claimedAt,
};

const isHeld = isNull(domains.releasedAt);

/** The broker's own domain, if one is set. */
export const ownDomain = async (tx: Tx, brokerId: number): Promise<Claim | undefined> => {
  const [own] = await tx
    .select(claim)
    .from(domains)
    .where(and(eq(domains.brokerId, brokerId), isHeld));
  return own;
};

/** Sets a domain that nobody holds, for a broker who has none; undefined when it is not so. */
export const takeDomain = async (tx: Tx, claiming: Claiming): Promise<Claim | undefined> => {
  const [taken] = await tx.insert(domains).values(claiming).onConflictDoNothing().returning(claim);
  return taken;
};

/** As the operator: takes a domain from whoever holds it. Undefined when somebody else was quicker; undo all of it then. */
export const moveDomain = async (tx: Tx, claiming: Claiming): Promise<Claim | undefined> => {
  await tx
    .update(domains)
    .set({ releasedAt: sql`now()`, verifiedBy: null })
    .where(and(eq(domains.name, claiming.name), isHeld, ne(domains.brokerId, claiming.brokerId)));
  return takeDomain(tx, claiming);
};

/** As the operator: frees a domain, and says whose it was; undefined when nobody holds it. */
export const releaseDomain = async (tx: Tx, name: string): Promise<Claim | undefined> => {
  const [freed] = await tx
    .update(domains)
    .set({ releasedAt: sql`now()`, verifiedBy: null })
    .where(and(eq(domains.name, name), isHeld))
    .returning(claim);
  return freed;
};

const above = (name: string): string[] => {
  const labels = name.split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
};

/**
 * As the operator: whether somebody else claimed the name before, held or given up, or one above or under it, whose record may
 * stand for all names below. Claims that came later count for nothing, so that nobody can take a site off the net by claiming.
 */
export const isContested = async (tx: Tx, { id, name, registrable, brokerId }: Claim): Promise<boolean> => {
  const isUnder: SQL = sql`right(${domains.name}, ${name.length + 1}::int) = ${`.${name}`}`;
  const [other] = await tx
    .select({ id: domains.id })
    .from(domains)
    .where(
      and(
        eq(domains.registrable, registrable),
        or(inArray(domains.name, above(name)), isUnder),
        ne(domains.brokerId, brokerId),
        lt(domains.id, id),
      ),
    )
    .limit(1);
  return other !== undefined;
};

const HOUR_S = 3_600;
const YOUNG_MS = 3 * 24 * HOUR_S * 1_000;

// Around a day, so that not all are asked about at once; one that is still being set up, within the hour.
const secondsToNext = (isConnected: boolean, { claimedAt }: Claim): number => {
  const hours = isConnected || Date.now() - claimedAt.getTime() > YOUNG_MS ? 24 : 1;
  return Math.round(hours * HOUR_S * (0.85 + Math.random() * 0.3));
};

const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds}::int)`;

/** Keeps what a check found, unless the claim was given up meanwhile. */
export const keepVerdict = async (tx: Tx, own: Claim, { reason, verifiedBy, found }: Verdict): Promise<void> => {
  await tx
    .update(domains)
    .set({
      reason,
      verifiedBy,
      found,
      checkedAt: sql`now()`,
      nextCheckAt: inSeconds(secondsToNext(verifiedBy !== null, own)),
      ...(verifiedBy && { verifiedAt: sql`now()` }),
    })
    .where(and(eq(domains.id, own.id), isHeld));
};

/** A domain that could not be asked about for three days serves no longer. */
export const forgetUnanswered = async (tx: Tx, { id }: Claim): Promise<void> => {
  await tx
    .update(domains)
    .set({ verifiedBy: null, reason: 'waiting' })
    .where(and(eq(domains.id, id), isHeld, lt(domains.verifiedAt, sql`now() - interval '3 days'`)));
};

/**
 * As the operator: domains whose next check is due, with their sites' tokens. Each is given to one server only: for the others it
 * is due in an hour again, if nobody came to an end with it.
 */
export const takeDue = async (tx: Tx, most: number): Promise<(Claim & { readonly token: string })[]> => {
  const due = tx
    .select({ id: domains.id })
    .from(domains)
    .where(and(isHeld, lte(domains.nextCheckAt, sql`now()`)))
    .orderBy(domains.nextCheckAt)
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await tx
    .update(domains)
    .set({ nextCheckAt: inSeconds(HOUR_S) })
    .where(inArray(domains.id, due))
    .returning(claim);
  const slugs = taken.map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  const tokens = await tx
    .select({ slug: sites.slug, token: sites.domainToken })
    .from(sites)
    .where(inArray(sites.slug, slugs));
  const tokenOf = new Map(tokens.map(({ slug, token }) => [slug, token]));
  return taken.map((one) => ({ ...one, token: tokenOf.get(one.slug) ?? '' }));
};

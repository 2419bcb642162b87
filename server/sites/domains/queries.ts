import { and, asc, desc, eq, inArray, isNotNull, isNull, like, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { hoursAgo } from '#server/db/hoursAgo.ts';
import { domains, sites } from '#server/db/schema/sites.ts';
import { DOMAIN_NEW_MS, DOMAIN_UNANSWERED_H, RECHECK_NEW_S, RECHECK_S } from '#server/limits/policy.ts';
import { registrableOf } from './name.ts';
import type { Verdict } from './verdict.ts';

/** A claim of a domain, as a check of it needs it. */
export interface Claim {
  readonly id: number;
  readonly name: string;
  readonly brokerId: number;
  readonly slug: string;
  readonly claimedAt: Date;
}

/** Who claims which name for which site. */
export type Claiming = Omit<Claim, 'id' | 'claimedAt'>;

const claim = {
  id: domains.id,
  name: domains.name,
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

/** The token of the broker's site of this slug, which its TXT record must hold; undefined without such a site. */
export const tokenOf = async (tx: Tx, brokerId: number, slug: string): Promise<string | undefined> => {
  const [site] = await tx
    .select({ token: sites.domainToken })
    .from(sites)
    .where(and(eq(sites.brokerId, brokerId), eq(sites.slug, slug)));
  return site?.token;
};

/** Sets a domain that nobody holds, for a broker who has none; undefined when it is not so. */
export const takeDomain = async (tx: Tx, claiming: Claiming): Promise<Claim | undefined> => {
  const [taken] = await tx.insert(domains).values(claiming).onConflictDoNothing().returning(claim);
  return taken;
};

/** Who holds a domain, and how well that was proven when it was looked. */
export interface Holder {
  readonly id: number;
  readonly brokerId: number;
  readonly verifiedBy: 'a' | 'txt' | null;
  readonly verifiedAt: Date | null;
  /** Of the holder's site. */
  readonly token: string;
}

/** As the operator: who holds a domain; undefined when nobody does. */
export const holderOf = async (tx: Tx, name: string): Promise<Holder | undefined> => {
  const [holder] = await tx
    .select({
      id: domains.id,
      brokerId: domains.brokerId,
      verifiedBy: domains.verifiedBy,
      verifiedAt: domains.verifiedAt,
      token: sites.domainToken,
    })
    .from(domains)
    .innerJoin(sites, eq(sites.slug, domains.slug))
    .where(and(eq(domains.name, name), isHeld));
  return holder;
};

/**
 * As the operator: takes a domain from its holder, as that was looked up before DNS was asked. Undefined when it was found
 * connected anew since then, or somebody else was quicker; undo all of it then.
 */
export const moveDomain = async (
  tx: Tx,
  claiming: Claiming,
  { id, verifiedBy, verifiedAt }: Holder,
): Promise<Claim | undefined> => {
  const left = await tx
    .update(domains)
    .set({ releasedAt: sql`now()`, verifiedBy: null, moved: true })
    .where(
      and(
        eq(domains.id, id),
        isHeld,
        verifiedBy ? eq(domains.verifiedBy, verifiedBy) : isNull(domains.verifiedBy),
        verifiedAt ? eq(domains.verifiedAt, verifiedAt) : isNull(domains.verifiedAt),
      ),
    )
    .returning({ id: domains.id });
  return left.length > 0 ? takeDomain(tx, claiming) : undefined;
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

const reversed = (name: string): string => [...name].reverse().join('');

/**
 * As the operator: whether somebody else claimed before, held or given up, any name of the same owner, whose one record may stand
 * for all of them; what that owner bought is worked out anew, because the list of endings changes. Claims that came later count
 * for nothing, so that nobody can take a site off the net by claiming.
 */
const isContested = async (tx: Tx, { id, name, brokerId }: Claim): Promise<boolean> => {
  // As the index has it.
  const backwards = sql<string>`reverse(${domains.name})`;
  const [other] = await tx
    .select({ id: domains.id })
    .from(domains)
    .where(
      and(
        or(
          inArray(backwards, above(name).map(reversed)),
          like(backwards, `${reversed(`.${registrableOf(name) ?? name}`)}%`),
        ),
        ne(domains.brokerId, brokerId),
        lt(domains.id, id),
      ),
    )
    .limit(1);
  return other !== undefined;
};

/** As the operator: notes at a new claim whether a TXT record has to prove it, so that its owner reads that at once. */
export const noteContest = async (tx: Tx, claimed: Claim): Promise<void> => {
  if (!(await isContested(tx, claimed))) return;
  await tx.update(domains).set({ needsTxt: true }).where(eq(domains.id, claimed.id));
};

/** As the operator, before DNS is asked: whether a TXT record is needed, and when this was. */
export const beginCheck = async (tx: Tx, own: Claim): Promise<{ readonly needsTxt: boolean; readonly began: Date }> => {
  const needsTxt = await isContested(tx, own);
  // By the database's clock, in the milliseconds that it keeps: servers' own may differ.
  const [{ began } = { began: 0 }] = await tx
    .select({ began: sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::float8` })
    .from(domains)
    .where(eq(domains.id, own.id));
  return { needsTxt, began: new Date(began) };
};

// Around a day, so that not all are asked about at once; one that is still being set up, within the hour.
const secondsToNext = (isConnected: boolean, { claimedAt }: Claim): number => {
  const seconds = isConnected || Date.now() - claimedAt.getTime() > DOMAIN_NEW_MS ? RECHECK_S : RECHECK_NEW_S;
  return Math.round(seconds * (0.85 + Math.random() * 0.3));
};

const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds}::int)`;

/** What a check that began then found. */
export interface Finding extends Verdict {
  readonly began: Date;
  readonly needsTxt: boolean;
}

/** Keeps what a check found, unless the claim was given up meanwhile, or a check that began later has ended already. */
export const keepFinding = async (
  tx: Tx,
  own: Claim,
  { reason, verifiedBy, began, ...rest }: Finding,
): Promise<void> => {
  await tx
    .update(domains)
    .set({
      reason,
      verifiedBy,
      found: rest.found,
      foundIpv6: rest.foundIpv6,
      foundTexts: rest.foundTexts,
      needsTxt: rest.needsTxt,
      checkedAt: began,
      nextCheckAt: inSeconds(secondsToNext(verifiedBy !== null, own)),
      ...(verifiedBy && { verifiedAt: began }),
    })
    .where(and(eq(domains.id, own.id), isHeld, or(isNull(domains.checkedAt), lte(domains.checkedAt, began))));
};

/** A domain that could not be asked about for three days serves no longer. */
export const forgetUnanswered = async (tx: Tx, { id }: Claim): Promise<void> => {
  await tx
    .update(domains)
    .set({ verifiedBy: null, reason: 'waiting' })
    .where(and(eq(domains.id, id), isHeld, lt(domains.verifiedAt, hoursAgo(DOMAIN_UNANSWERED_H))));
};

/**
 * As the operator: domains whose next check is due, connected ones first, with their sites' tokens. Each is given to one server only: for the others it
 * is due in an hour again, if nobody came to an end with it.
 */
export const takeDue = async (tx: Tx, most: number): Promise<(Claim & { readonly token: string })[]> => {
  const due = tx
    .select({ id: domains.id })
    .from(domains)
    .where(and(isHeld, lte(domains.nextCheckAt, sql`now()`)))
    .orderBy(asc(isNull(domains.verifiedBy)), asc(domains.nextCheckAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await tx
    .update(domains)
    .set({ nextCheckAt: inSeconds(RECHECK_NEW_S) })
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

/** As the operator: the names of all connected domains. */
export const connectedNames = async (tx: Tx): Promise<string[]> => {
  const rows = await tx
    .select({ name: domains.name })
    .from(domains)
    .where(and(isHeld, isNotNull(domains.verifiedBy)));
  return rows.map(({ name }) => name);
};

/** The domain that the broker's site lost to another site that proved it to be its own; undefined once it has one again. */
export const lostDomain = async (tx: Tx, brokerId: number): Promise<string | undefined> => {
  const [last] = await tx
    .select({ name: domains.name, moved: domains.moved })
    .from(domains)
    .where(eq(domains.brokerId, brokerId))
    .orderBy(desc(domains.id))
    .limit(1);
  return last?.moved ? last.name : undefined;
};

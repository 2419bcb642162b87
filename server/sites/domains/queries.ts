import { and, asc, desc, eq, inArray, isNotNull, isNull, like, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { DomainReason } from '#contract/templates.ts';
import { recordChange } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { hoursAgo } from '#server/db/hoursAgo.ts';
import { domains, sites } from '#server/db/schema/sites.ts';
import { DOMAIN_NEW_MS, DOMAIN_UNANSWERED_H, RECHECK_NEW_S, RECHECK_S } from '#server/limits/homes.ts';
import { notifyOfLoss, notifyOfRelease } from './loss.ts';
import { registrableOf } from './name.ts';
import type { Verdict } from './verdict.ts';

/** A site's claim to a domain. */
export interface Claim {
  readonly id: number;
  readonly name: string;
  readonly brokerId: number;
  readonly slug: string;
  readonly claimedAt: Date;
}

/** A claim that is not stored yet. */
export type Claiming = Omit<Claim, 'id' | 'claimedAt'>;

const claim = {
  id: domains.id,
  name: domains.name,
  brokerId: domains.brokerId,
  slug: domains.slug,
  claimedAt: domains.claimedAt,
};

const isHeld = isNull(domains.releasedAt);

/** The broker's domain, if one is set. */
export const ownDomain = async (tx: Tx, brokerId: number): Promise<Claim | undefined> => {
  const [own] = await tx
    .select(claim)
    .from(domains)
    .where(and(eq(domains.brokerId, brokerId), isHeld));
  return own;
};

/** The token that the TXT record of the broker's site with this slug must contain; undefined without such a site. */
export const tokenOf = async (tx: Tx, brokerId: number, slug: string): Promise<string | undefined> => {
  const [site] = await tx
    .select({ token: sites.domainToken })
    .from(sites)
    .where(and(eq(sites.brokerId, brokerId), eq(sites.slug, slug)));
  return site?.token;
};

/** Stores a claim; undefined if the domain is held, or the broker has one already. */
export const takeDomain = async (tx: Tx, claiming: Claiming): Promise<Claim | undefined> => {
  const [taken] = await tx.insert(domains).values(claiming).onConflictDoNothing().returning(claim);
  return taken;
};

/** The holder of a domain, with its verification at the time of the query. */
export interface Holder {
  readonly id: number;
  readonly brokerId: number;
  readonly verifiedBy: 'a' | 'txt' | null;
  readonly verifiedAt: Date | null;
  /** The token of the holder's site. */
  readonly token: string;
}

/** In the operator's scope: the holder of a domain; undefined if it is free. */
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
 * In the operator's scope: moves a domain from its holder, as read before the DNS check. Undefined if the holder was
 * verified again since then, or another claim was faster: the transaction must then be rolled back.
 */
export const moveDomain = async (
  tx: Tx,
  claiming: Claiming,
  { id, verifiedBy, verifiedAt }: Holder,
): Promise<Claim | undefined> => {
  const [lost] = await tx
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
    .returning({ id: domains.id, brokerId: domains.brokerId, slug: domains.slug });
  if (!lost) return undefined;
  // A domain that led nowhere is no loss.
  if (verifiedBy !== null) await notifyOfLoss(tx, { ...lost, name: claiming.name }, 'moved');
  return takeDomain(tx, claiming);
};

const release = async (tx: Tx, which: SQL): Promise<Claim | undefined> => {
  const [freed] = await tx
    .update(domains)
    .set({ releasedAt: sql`now()`, verifiedBy: null })
    .where(and(which, isHeld))
    .returning(claim);
  if (freed) await notifyOfRelease(tx, freed);
  return freed;
};

/**
 * In the operator's scope: releases a domain, notifies its broker, and returns the former claim; undefined if it is
 * free.
 */
export const releaseDomain = (tx: Tx, name: string): Promise<Claim | undefined> => release(tx, eq(domains.name, name));

/** `releaseDomain` for a claim; undefined if it is released already. */
export const releaseClaim = (tx: Tx, { id }: Claim): Promise<Claim | undefined> => release(tx, eq(domains.id, id));

const above = (name: string): string[] => {
  const labels = name.split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
};

const reversed = (name: string): string => [...name].reverse().join('');

/**
 * In the operator's scope: whether another broker has an earlier claim, held or released, to any name of the same
 * registrable domain, all of which a wildcard record may serve. The registrable domain is recomputed, because the list
 * of suffixes changes. Later claims do not count, so that a claim cannot take another site offline.
 */
const isContested = async (tx: Tx, { id, name, brokerId }: Claim): Promise<boolean> => {
  // Must match the expression of the index.
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

/** In the operator's scope: marks a new claim that requires a TXT record, so that its owner learns this at once. */
export const noteContest = async (tx: Tx, claimed: Claim): Promise<void> => {
  if (!(await isContested(tx, claimed))) return;
  await tx.update(domains).set({ needsTxt: true }).where(eq(domains.id, claimed.id));
};

/** In the operator's scope, before a DNS check: whether a TXT record is required, and the current time. */
export const beginCheck = async (tx: Tx, own: Claim): Promise<{ readonly needsTxt: boolean; readonly began: Date }> => {
  const needsTxt = await isContested(tx, own);
  // By the database's clock, because the servers' clocks may differ.
  const [{ began } = { began: 0 }] = await tx
    .select({ began: sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::float8` })
    .from(domains)
    .where(eq(domains.id, own.id));
  return { needsTxt, began: new Date(began) };
};

// About a day, or about an hour for a domain that is still being set up; spread, so that not all are checked at once.
const secondsToNext = (isConnected: boolean, { claimedAt }: Claim): number => {
  const seconds = isConnected || Date.now() - claimedAt.getTime() > DOMAIN_NEW_MS ? RECHECK_S : RECHECK_NEW_S;
  return Math.round(seconds * (0.85 + Math.random() * 0.3));
};

const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds}::int)`;

/** The result of a check. */
export interface Finding extends Verdict {
  readonly began: Date;
  readonly needsTxt: boolean;
  /** The address that requested the check; undefined for the server itself. */
  readonly address: string | undefined;
}

type State = PgUpdateSetSource<typeof domains> & { readonly reason: DomainReason };

// The audit entry names the broker even for the server's own checks, which have no address: a broker's scope can record
// no other actor.
const changeState = async (tx: Tx, own: Claim, where: SQL | undefined, state: State, address?: string) => {
  const { id, brokerId } = own;
  const [before] = await tx
    .select({ reason: domains.reason, verifiedBy: domains.verifiedBy })
    .from(domains)
    .where(and(eq(domains.id, id), isHeld, where))
    .for('update');
  if (!before) return;
  await tx.update(domains).set(state).where(eq(domains.id, id));
  const [from, to] = [before.reason, state.reason];
  const actor = { role: 'broker', accountId: brokerId } as const;
  if (before.verifiedBy !== null && state.verifiedBy === null) await notifyOfLoss(tx, own, to);
  if (from !== to) await recordChange(tx, { actor, object: { type: 'domain', id }, address, from, to });
};

/** Stores the result of a check, unless the claim was released meanwhile or a later check has ended already. */
export const storeFinding = (
  tx: Tx,
  own: Claim,
  { reason, verifiedBy, began, address, ...rest }: Finding,
): Promise<void> =>
  changeState(
    tx,
    own,
    or(isNull(domains.checkedAt), lte(domains.checkedAt, began)),
    {
      reason,
      verifiedBy,
      found: rest.found,
      foundIpv6: rest.foundIpv6,
      foundTexts: rest.foundTexts,
      needsTxt: rest.needsTxt,
      checkedAt: began,
      nextCheckAt: inSeconds(secondsToNext(verifiedBy !== null, own)),
      ...(verifiedBy && { verifiedAt: began }),
    },
    address,
  );

/** Disconnects a domain whose DNS has not answered for three days. */
export const forgetUnanswered = (tx: Tx, own: Claim): Promise<void> =>
  changeState(tx, own, lt(domains.verifiedAt, hoursAgo(DOMAIN_UNANSWERED_H)), { verifiedBy: null, reason: 'waiting' });

/**
 * In the operator's scope: takes domains whose next check is due, connected ones first, with their sites' tokens. Each
 * goes to only one server, and is due again in an hour if the check does not finish.
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

/** In the operator's scope: the names of all connected domains. */
export const connectedNames = async (tx: Tx): Promise<string[]> => {
  const rows = await tx
    .select({ name: domains.name })
    .from(domains)
    .where(and(isHeld, isNotNull(domains.verifiedBy)));
  return rows.map(({ name }) => name);
};

/**
 * The domain that moved from the broker's site to another one that proved ownership; undefined once the site has a
 * domain again.
 */
export const lostDomain = async (tx: Tx, brokerId: number): Promise<string | undefined> => {
  const [last] = await tx
    .select({ name: domains.name, moved: domains.moved })
    .from(domains)
    .where(eq(domains.brokerId, brokerId))
    .orderBy(desc(domains.id))
    .limit(1);
  return last?.moved ? last.name : undefined;
};

import { and, eq, inArray, isNotNull, isNull, lt, notLike, or, sql } from 'drizzle-orm';
import { JOBS_KEPT_H, NOTIFICATIONS_KEPT_H } from '../limits/jobs.ts';
import { IMPORTS_KEPT_H, LEADS_SWEPT_AT_ONCE, UNMERGED_WITHIN_H } from '../limits/leads.ts';
import {
  AUDIT_SWEPT_AT_ONCE,
  CODES_KEPT_H,
  EVENTS_SWEPT_AT_ONCE,
  FAILURES_KEPT_H,
  IDEMPOTENCY_H,
  KNOWN_ADDRESSES_KEPT_H,
} from '../limits/policy.ts';
import { CLAIMABLE_H } from '../limits/seekers.ts';
import { VISITS_KEPT_DAYS } from '../limits/visits.ts';
import type { Database } from './database.ts';
import { hoursAgo } from './hoursAgo.ts';
import { today } from './indiaDays.ts';
import { emailChanges, passwordResets, sessions, signupCodes } from './schema/accounts.ts';
import { jobs } from './schema/jobs.ts';
import { leads } from './schema/leads.ts';
import { leadImports, leadMerges } from './schema/leadWork.ts';
import { audit, idempotencyKeys, loginAttempts, notifications } from './schema/platform.ts';
import { listingEvents, listingReports } from './schema/properties.ts';
import { reportDays } from './schema/reports.ts';
import { savedHomes, seekerEnquiries } from './schema/seekers.ts';
import { visits } from './schema/sites.ts';

/** Leads that ended, so many days after their last event. */
export const endedBefore = (days: number) =>
  and(inArray(leads.status, ['closed', 'lost']), lt(leads.lastEventAt, hoursAgo(days * 24)));

/**
 * Deletes leads that are closed or lost, so many days after their last event, with their timelines and the enquiries of home seekers.
 * What a merge keeps of them after a day is numbers only.
 */
const sweepLeads = async (db: Database, days: number): Promise<void> => {
  for (let full = true; full; ) {
    full = await db.asSystem(async (tx) => {
      // By itself: as a part of the next statement it runs once for each old lead where statistics know of none.
      const old = await tx.select({ id: leads.id }).from(leads).where(endedBefore(days)).limit(LEADS_SWEPT_AT_ONCE);
      const ids = old.map(({ id }) => id);
      // Again here: one that was reopened meanwhile stays.
      const deleted = await tx
        .delete(leads)
        .where(and(inArray(leads.id, ids), endedBefore(days)))
        .returning({ id: leads.id });
      return deleted.length === LEADS_SWEPT_AT_ONCE;
    });
  }
};

/** Deletes entries of a trail that are older than so many days, a limited number in each transaction. */
const sweepTrail = async (
  db: Database,
  trail: typeof audit | typeof listingEvents | typeof listingReports,
  { days, atOnce }: { days: number; atOnce: number },
): Promise<void> => {
  for (let full = true; full; ) {
    full = await db.asSystem(async (tx) => {
      const old = tx
        .select({ id: trail.id })
        .from(trail)
        .where(lt(trail.at, hoursAgo(days * 24)))
        .limit(atOnce);
      const deleted = await tx.delete(trail).where(inArray(trail.id, old)).returning({ id: trail.id });
      return deleted.length === atOnce;
    });
  }
};

/**
 * Deletes what has expired: sessions, links and codes, ended jobs and imports, old notifications, idempotency keys, unclaimed enquiries,
 * sign-in attempts, visits, and the undo data of merges; also entries of the audit trail, of listings' timelines and of reports that are older
 * than `auditDays`, and leads that ended, `leadDays` after their last event. The policies keep price changes, and what is younger
 * than a month.
 */
export const sweep = async (db: Database, auditDays: number, leadDays: number | null = null): Promise<void> => {
  await db.asSystem(async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
    await tx.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`));
    await tx.delete(jobs).where(lt(jobs.endedAt, hoursAgo(JOBS_KEPT_H)));
    await tx.delete(notifications).where(lt(notifications.createdAt, hoursAgo(NOTIFICATIONS_KEPT_H)));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, hoursAgo(IDEMPOTENCY_H)));
    await tx
      .delete(seekerEnquiries)
      .where(and(isNull(seekerEnquiries.userId), lt(seekerEnquiries.at, hoursAgo(CLAIMABLE_H))));
    // A merge that cannot be undone any more keeps only which lead went into which.
    await tx
      .update(leadMerges)
      .set({ other: null, before: null, after: null, events: [], enquiries: [] })
      .where(and(isNotNull(leadMerges.other), lt(leadMerges.at, hoursAgo(UNMERGED_WITHIN_H))));
    await tx.delete(visits).where(lt(visits.day, sql`${today} - ${VISITS_KEPT_DAYS}::int`));
    await tx.delete(reportDays).where(eq(reportDays.n, 0));
    await tx.delete(leadImports).where(lt(leadImports.endedAt, hoursAgo(IMPORTS_KEPT_H)));
    await tx.delete(savedHomes).where(lt(savedHomes.forgottenAt, hoursAgo(1)));
    await tx.delete(signupCodes).where(lt(signupCodes.createdAt, hoursAgo(CODES_KEPT_H)));
    const isCount = notLike(loginAttempts.key, 'known:%');
    await tx
      .delete(loginAttempts)
      .where(
        or(
          and(isCount, lt(loginAttempts.lastAt, hoursAgo(FAILURES_KEPT_H))),
          lt(loginAttempts.lastAt, hoursAgo(KNOWN_ADDRESSES_KEPT_H)),
        ),
      );
  });
  await sweepTrail(db, audit, { days: auditDays, atOnce: AUDIT_SWEPT_AT_ONCE });
  await sweepTrail(db, listingEvents, { days: auditDays, atOnce: EVENTS_SWEPT_AT_ONCE });
  await sweepTrail(db, listingReports, { days: auditDays, atOnce: EVENTS_SWEPT_AT_ONCE });
  if (leadDays !== null) await sweepLeads(db, leadDays);
};

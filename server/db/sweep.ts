import { and, eq, inArray, isNotNull, isNull, lt, notLike, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { UNMERGED_WITHIN_H } from '#contract/rules/lifetimes.ts';
import { tryEach } from '../lib/tryEach.ts';
import { CODES_KEPT_H, FAILURES_KEPT_H, KNOWN_ADDRESSES_KEPT_H } from '../limits/accounts.ts';
import { CLAIMABLE_H } from '../limits/homes.ts';
import {
  JOBS_KEPT_H,
  LEADS_SWEPT_AT_ONCE,
  NOTIFICATIONS_KEPT_H,
  ROWS_SWEPT_AT_ONCE,
  VISITS_KEPT_DAYS,
} from '../limits/jobs.ts';
import { IMPORTS_KEPT_H } from '../limits/leads.ts';
import { IDEMPOTENCY_H } from '../limits/server.ts';
import type { Database } from './database.ts';
import { hoursAgo } from './hoursAgo.ts';
import { today } from './indiaDays.ts';
import { emailChanges, passwordResets, sessions, signupCodes } from './schema/accounts.ts';
import { figureDays } from './schema/figures.ts';
import { jobs } from './schema/jobs.ts';
import { leads } from './schema/leads.ts';
import { leadImports, leadMerges } from './schema/leadWork.ts';
import { audit, idempotencyKeys, loginAttempts, notifications } from './schema/platform.ts';
import { homeReports, propertyEvents } from './schema/properties.ts';
import { savedHomes, seekerEnquiries } from './schema/seekers.ts';
import { visits } from './schema/sites.ts';

/** Leads that are closed or lost and whose last event is more than `days` days ago. */
export const endedBefore = (days: number) =>
  and(inArray(leads.status, ['closed', 'lost']), lt(leads.lastEventAt, hoursAgo(days * 24)));

/**
 * Deletes the leads of `endedBefore`, with their timelines and the enquiries of home seekers. What remains of them in
 * merges that are older than a day is ids only.
 */
const sweepLeads = async (db: Database, days: number): Promise<void> => {
  for (let full = true; full; ) {
    full = await db.asSystem(async (tx) => {
      // A separate query: as a subquery it would run once per old lead when the statistics show no such lead.
      const old = await tx.select({ id: leads.id }).from(leads).where(endedBefore(days)).limit(LEADS_SWEPT_AT_ONCE);
      const ids = old.map(({ id }) => id);
      // Checked again here, because a lead that was reopened meanwhile stays.
      const deleted = await tx
        .delete(leads)
        .where(and(inArray(leads.id, ids), endedBefore(days)))
        .returning({ id: leads.id });
      return deleted.length === LEADS_SWEPT_AT_ONCE;
    });
  }
};

/** Deletes the expired rows of a table, a limited number in each transaction. */
const sweepRows = async (db: Database, table: PgTable, isOver: SQL | undefined): Promise<void> => {
  for (let full = true; full; ) {
    full = await db.asSystem(async (tx) => {
      const over = tx.select({ ctid: sql`ctid` }).from(table).where(isOver).limit(ROWS_SWEPT_AT_ONCE);
      const deleted = await tx
        .delete(table)
        // Checked again here, because a row that was changed meanwhile may have to stay.
        .where(and(sql`ctid = any(array${over})`, isOver))
        .returning({ one: sql`1` });
      return deleted.length === ROWS_SWEPT_AT_ONCE;
    });
  }
};

// A merge that can no longer be undone keeps only which lead was merged into which.
const sweepMerges = async (db: Database): Promise<void> => {
  const isOver = and(isNotNull(leadMerges.other), lt(leadMerges.at, hoursAgo(UNMERGED_WITHIN_H)));
  for (let full = true; full; ) {
    full = await db.asSystem(async (tx) => {
      const over = tx.select({ id: leadMerges.id }).from(leadMerges).where(isOver).limit(ROWS_SWEPT_AT_ONCE);
      const swept = await tx
        .update(leadMerges)
        .set({ other: null, before: null, after: null, events: [], enquiries: [] })
        .where(inArray(leadMerges.id, over))
        .returning({ id: leadMerges.id });
      return swept.length === ROWS_SWEPT_AT_ONCE;
    });
  }
};

/**
 * Deletes what has expired: sessions, links and codes, ended jobs and imports, old notifications, idempotency keys, unclaimed enquiries,
 * sign-in attempts, visits, and the undo data of merges. Also deletes entries of the audit trail, of properties'
 * timelines and of reports that are older than `auditDays`, and closed or lost leads `leadDays` after their last event.
 * The policies keep price changes, and entries younger than a month. A failure in one table does not stop the others.
 */
export const sweep = async (db: Database, auditDays: number, leadDays: number | null = null): Promise<void> => {
  const expired = sql`now()`;
  const trailEnd = hoursAgo(auditDays * 24);
  const isCount = notLike(loginAttempts.key, 'known:%');
  const isForgotten = or(
    and(isCount, lt(loginAttempts.lastAt, hoursAgo(FAILURES_KEPT_H))),
    lt(loginAttempts.lastAt, hoursAgo(KNOWN_ADDRESSES_KEPT_H)),
  );
  const isUnclaimed = and(isNull(seekerEnquiries.userId), lt(seekerEnquiries.at, hoursAgo(CLAIMABLE_H)));
  await tryEach([
    () => sweepRows(db, sessions, lt(sessions.expiresAt, expired)),
    () => sweepRows(db, passwordResets, lt(passwordResets.expiresAt, expired)),
    () => sweepRows(db, emailChanges, lt(emailChanges.expiresAt, expired)),
    () => sweepRows(db, jobs, lt(jobs.endedAt, hoursAgo(JOBS_KEPT_H))),
    () => sweepRows(db, notifications, lt(notifications.createdAt, hoursAgo(NOTIFICATIONS_KEPT_H))),
    () => sweepRows(db, idempotencyKeys, lt(idempotencyKeys.createdAt, hoursAgo(IDEMPOTENCY_H))),
    () => sweepRows(db, seekerEnquiries, isUnclaimed),
    () => sweepMerges(db),
    () => sweepRows(db, visits, lt(visits.day, sql`${today} - ${VISITS_KEPT_DAYS}::int`)),
    () => sweepRows(db, figureDays, eq(figureDays.n, 0)),
    () => sweepRows(db, leadImports, lt(leadImports.endedAt, hoursAgo(IMPORTS_KEPT_H))),
    () => sweepRows(db, savedHomes, lt(savedHomes.forgottenAt, hoursAgo(1))),
    () => sweepRows(db, signupCodes, lt(signupCodes.createdAt, hoursAgo(CODES_KEPT_H))),
    () => sweepRows(db, loginAttempts, isForgotten),
    () => sweepRows(db, audit, lt(audit.at, trailEnd)),
    () => sweepRows(db, propertyEvents, lt(propertyEvents.at, trailEnd)),
    () => sweepRows(db, homeReports, lt(homeReports.at, trailEnd)),
    async () => leadDays !== null && sweepLeads(db, leadDays),
  ]);
};

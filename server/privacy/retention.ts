import { and, isNull, lt, notLike, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Retention } from '#contract/privacy.ts';
import { defaultSettings } from '#contract/settings.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { signupCodes } from '../db/schema/accounts.ts';
import { jobs } from '../db/schema/jobs.ts';
import { leads } from '../db/schema/leads.ts';
import { leadImports } from '../db/schema/leadWork.ts';
import { audit, idempotencyKeys, loginAttempts, notifications } from '../db/schema/platform.ts';
import { homeReports, propertyEvents } from '../db/schema/properties.ts';
import { seekerEnquiries } from '../db/schema/seekers.ts';
import { endedBefore } from '../db/sweep.ts';
import { CODES_KEPT_H, FAILURES_KEPT_H } from '../limits/accounts.ts';
import { CLAIMABLE_H } from '../limits/homes.ts';
import { JOBS_KEPT_H, NOTIFICATIONS_KEPT_H } from '../limits/jobs.ts';
import { IMPORTS_KEPT_H } from '../limits/leads.ts';
import { IDEMPOTENCY_H } from '../limits/server.ts';
import { readSettings } from '../settings/settings.ts';

type Swept = readonly [what: string, days: number | null, table: PgTable, isOld: SQL | undefined];

const DAY_H = 24;

/** How many rows with personal data the next sweep would erase. */
export const dryRun = (db: Database, { auditDays }: Pick<Config, 'auditDays'>): Promise<Retention[]> =>
  db.asSystem(async (tx) => {
    const { audit_days, closed_lead_days } = await readSettings(tx, { ...defaultSettings, audit_days: auditDays });
    const afterAudit = hoursAgo(audit_days * DAY_H);
    const all: readonly Swept[] = [
      [
        'Leads closed or lost',
        closed_lead_days,
        leads,
        closed_lead_days === null ? undefined : endedBefore(closed_lead_days),
      ],
      ['Audit log', audit_days, audit, lt(audit.at, afterAudit)],
      ['Timelines of homes', audit_days, propertyEvents, lt(propertyEvents.at, afterAudit)],
      ['Reports of homes', audit_days, homeReports, lt(homeReports.at, afterAudit)],
      [
        'Notifications',
        NOTIFICATIONS_KEPT_H / DAY_H,
        notifications,
        lt(notifications.createdAt, hoursAgo(NOTIFICATIONS_KEPT_H)),
      ],
      ['Mails and other jobs', JOBS_KEPT_H / DAY_H, jobs, lt(jobs.endedAt, hoursAgo(JOBS_KEPT_H))],
      [
        'Enquiries that no one claimed',
        CLAIMABLE_H / DAY_H,
        seekerEnquiries,
        and(isNull(seekerEnquiries.userId), lt(seekerEnquiries.at, hoursAgo(CLAIMABLE_H))),
      ],
      ['Imported files', IMPORTS_KEPT_H / DAY_H, leadImports, lt(leadImports.endedAt, hoursAgo(IMPORTS_KEPT_H))],
      ['Sign-up codes', CODES_KEPT_H / DAY_H, signupCodes, lt(signupCodes.createdAt, hoursAgo(CODES_KEPT_H))],
      [
        'Saved responses to repeated requests',
        IDEMPOTENCY_H / DAY_H,
        idempotencyKeys,
        lt(idempotencyKeys.createdAt, hoursAgo(IDEMPOTENCY_H)),
      ],
      [
        'Counts of failed sign-ins and other attempts',
        FAILURES_KEPT_H / DAY_H,
        loginAttempts,
        and(notLike(loginAttempts.key, 'known:%'), lt(loginAttempts.lastAt, hoursAgo(FAILURES_KEPT_H))),
      ],
    ];
    const counted: Retention[] = [];
    for (const [what, kept_days, table, isOld] of all) {
      counted.push({ what, kept_days, would_erase: kept_days === null ? 0 : await tx.$count(table, isOld) });
    }
    return counted;
  });

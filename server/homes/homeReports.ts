import { and, eq, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { InferType } from 'yup';
import { paths } from '#contract/paths.ts';
import type { reportHome } from '#contract/properties/moderation.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { brokers } from '../db/schema/accounts.ts';
import { loginAttempts } from '../db/schema/platform.ts';
import { homeReports, properties } from '../db/schema/properties.ts';
import { found } from '../errors.ts';
import { countTowards, networkOf } from '../http/throttle.ts';
import { REPORT_AGAIN_H, REPORTS_OF_ADDRESS, REPORTS_OF_HOME } from '../limits/homes.ts';
import { notifyOperator } from '../notifications/notify.ts';

type Body = InferType<typeof reportHome.body>;

/** A public home: live, and its broker active. 404 otherwise. */
const findPublic = async (tx: Tx, id: number) => {
  const [home] = await tx
    .select({
      brokerId: properties.brokerId,
      title: properties.title,
      city: properties.city,
      property_type: properties.propertyType,
    })
    .from(properties)
    .innerJoin(brokers, and(eq(brokers.id, properties.brokerId), eq(brokers.status, 'active')))
    .where(and(eq(properties.id, id), eq(properties.status, 'live')));
  return found(home);
};

/** Records a report, and returns whether it is the address's first for this home within a day. */
const isFirst = async (tx: Tx, id: number, address: string): Promise<boolean> => {
  const noted = await tx
    .insert(loginAttempts)
    .values({ key: `reported:${id}:${networkOf(address)}`, failures: 1 })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: { lastAt: sql`now()` },
      setWhere: lt(loginAttempts.lastAt, hoursAgo(REPORT_AGAIN_H)),
    })
    .returning({ key: loginAttempts.key });
  return noted.length > 0;
};

/** The condition for a home's open reports; with `newest`, only those up to this id. */
export const isOpenReportOf = (id: number | PgColumn, newest?: number): SQL | undefined =>
  and(
    eq(homeReports.propertyId, id),
    isNull(homeReports.closedAt),
    newest === undefined ? undefined : lte(homeReports.id, newest),
  );

/**
 * Stores a visitor's report of a home, and notifies the operator of the first that is open. A second report from the same address
 * within a day is not stored. 404 for a home that is not public; 429 past the limits of an address and of a home.
 */
export const receiveReport = async (db: Database, id: number, address: string, body: Body): Promise<void> => {
  // Before anything is counted: made-up ids must not fill the table of counts.
  const { brokerId, isReported, ...home } = await db.asOperator(async (tx) => ({
    ...(await findPublic(tx, id)),
    isReported: (await tx.$count(homeReports, isOpenReportOf(id))) > 0,
  }));
  const { reason, note, contact } = body;
  await db.asSystem(async (tx) => {
    await countTowards(tx, `report:${networkOf(address)}`, REPORTS_OF_ADDRESS);
    if (!(await isFirst(tx, id, address))) return;
    await countTowards(tx, `report of:${id}`, REPORTS_OF_HOME);
    const text = { note: note?.trim() || null, contact: contact?.trim() || null };
    await tx.insert(homeReports).values({ propertyId: id, brokerId, reason, ...text });
    // Omits the visitor's words and address: only the operator may see who reported a home.
    await recordAudit(tx, { action: 'property.reported', object: { type: 'property', id }, detail: { reason } });
    if (isReported) return;
    const link = paths.superadmin.home(id);
    await notifyOperator(tx, { kind: 'listing_reported', title: 'Home reported', message: propertyTitle(home), link });
  });
};

/** Closes a home's open reports; with `newest`, only those up to this id. */
export const closeReports = async (tx: Tx, id: number, newest?: number): Promise<void> => {
  await tx.update(homeReports).set({ closedAt: sql`now()` }).where(isOpenReportOf(id, newest));
};

import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/endpoint.ts';
import { accountTables } from '../db/accountTables.ts';
import { recordAudit } from '../db/audit.ts';
import type { Engine, Tx } from '../db/database.ts';
import {
  brokers,
  credentials,
  emailChanges,
  operators,
  passwordResets,
  secondSteps,
  sessions,
  users,
} from '../db/schema/accounts.ts';
import { jobs } from '../db/schema/jobs.ts';
import { leadEvents, leads } from '../db/schema/leads.ts';
import { leadDismissals, leadImports, leadMerges, leadViews } from '../db/schema/leadWork.ts';
import { digests, idempotencyKeys, notificationPreferences, notifications, settings } from '../db/schema/platform.ts';
import { privacyLeads } from '../db/schema/privacy.ts';
import { deletedPhotos, homeReports, media, properties, propertyEvents, videos } from '../db/schema/properties.ts';
import { homeChanges, savedHomes, savedSearches, seekerAlerts, seekerEnquiries } from '../db/schema/seekers.ts';
import { domains, sites } from '../db/schema/sites.ts';
import { withoutPolicies } from '../db/withoutPolicies.ts';
import { photoNameIn } from '../media/names.ts';
import { removePhoto } from '../media/removePhoto.ts';
import type { PhotoStore } from '../media/types.ts';
import { demoData, type FoundDemo, findDemo } from './findDemo.ts';

const none = sql`false`;

// Leads of the main website have no owner, so the demo's are recognised by their contents.
const isDemoLead = (): SQL =>
  and(
    isNull(leads.brokerId),
    or(
      ...demoData.leads
        .filter(({ brokerId }) => brokerId === null)
        .map((lead) =>
          and(eq(leads.fullName, lead.full_name), eq(leads.phone, lead.phone), eq(leads.source, lead.source)),
        ),
    ),
  ) ?? none;

const isDemoNotification = (): SQL =>
  or(
    ...demoData.notifications.map(({ title, message }) =>
      and(eq(notifications.title, title), eq(notifications.message, message)),
    ),
  ) ?? none;

const pictureNames = async (tx: Tx, demo: FoundDemo): Promise<string[]> => {
  const photos = await tx
    .select({ name: media.name })
    .from(media)
    .where(inArray(media.brokerId, [...demo.brokers]));
  const deleted = await tx
    .select({ name: deletedPhotos.name })
    .from(deletedPhotos)
    .where(inArray(deletedPhotos.brokerId, [...demo.brokers]));
  const names = [...photos, ...deleted].map(({ name }) => name);
  const people = [
    [operators, demo.operators],
    [brokers, demo.brokers],
    [users, demo.users],
  ] as const;
  for (const [table, ids] of people) {
    const portraits = await tx
      .select({ photo: table.photo })
      .from(table)
      .where(inArray(table.id, [...ids]));
    names.push(...portraits.flatMap(({ photo }) => (photo && photoNameIn(photo)) || []));
  }
  return names;
};

/** The conditions that select the demo's rows, in an order in which they can be deleted. */
const rowsOf = (demo: FoundDemo, slugs: readonly string[]): readonly (readonly [string, PgTable, SQL])[] => {
  const ofBroker = (table: { readonly brokerId: PgColumn }) => inArray(table.brokerId, [...demo.brokers]);
  const ofUser = (table: { readonly userId: PgColumn }) => inArray(table.userId, [...demo.users]);
  const people: readonly (readonly [Role, readonly number[]])[] = [
    ['super_admin', demo.operators],
    ['broker', demo.brokers],
    ['user', demo.users],
  ];
  const ofPeople = (table: { readonly role: PgColumn; readonly accountId: PgColumn }): SQL =>
    or(...people.map(([role, ids]) => and(eq(table.role, role), inArray(table.accountId, [...ids])))) ?? none;
  const toPeople = ([role, ids]: (typeof people)[number]): SQL => {
    const { id, email } = accountTables[role];
    return sql`${jobs.data} ->> 'to' in (select ${email} from ${accountTables[role]} where ${inArray(id, [...ids])})
      or (${jobs.data} ->> 'role' = ${role} and (${jobs.data} ->> 'accountId')::int in (select ${id} from ${accountTables[role]} where ${inArray(id, [...ids])}))`;
  };
  const actors = people.flatMap(([role, ids]) => ids.map((id) => `${role}:${id}`));
  const visitors = slugs.map((slug) => sql`starts_with(${idempotencyKeys.actor}, ${`visitor:${slug}:`})`);
  return [
    ['notifications', notifications, or(ofBroker(notifications), isDemoNotification()) ?? none],
    ['preferences', notificationPreferences, ofPeople(notificationPreferences)],
    ['morning mails', digests, ofPeople(digests)],
    ['enquiries of home seekers', seekerEnquiries, or(ofBroker(seekerEnquiries), ofUser(seekerEnquiries)) ?? none],
    [
      'timelines of leads',
      leadEvents,
      sql`${leadEvents.leadId} in (select ${leads.id} from ${leads} where ${or(ofBroker(leads), isDemoLead()) ?? none})`,
    ],
    ['leads', leads, or(ofBroker(leads), isDemoLead()) ?? none],
    ['merges of leads', leadMerges, ofBroker(leadMerges)],
    ['leads that are not the same', leadDismissals, ofBroker(leadDismissals)],
    ['imports of leads', leadImports, ofBroker(leadImports)],
    ['views of leads', leadViews, ofBroker(leadViews)],
    ['privacy requests', privacyLeads, ofBroker(privacyLeads)],
    ['reports', homeReports, ofBroker(homeReports)],
    ['timelines', propertyEvents, ofBroker(propertyEvents)],
    ['photos', media, ofBroker(media)],
    ['deleted photos', deletedPhotos, ofBroker(deletedPhotos)],
    ['videos', videos, ofBroker(videos)],
    // Leaves the ids of live homes in `gone_homes`, from which running servers learn that they are gone.
    ['properties', properties, ofBroker(properties)],
    ['changes of homes', homeChanges, ofBroker(homeChanges)],
    ['saved homes', savedHomes, ofUser(savedHomes)],
    ['saved searches', savedSearches, ofUser(savedSearches)],
    ['choices of home seekers', seekerAlerts, ofUser(seekerAlerts)],
    ['domains', domains, ofBroker(domains)],
    ['sites', sites, ofBroker(sites)],
    ['sessions', sessions, ofPeople(sessions)],
    ['passwords', credentials, ofPeople(credentials)],
    ['links to new passwords', passwordResets, ofPeople(passwordResets)],
    ['second steps', secondSteps, ofPeople(secondSteps)],
    ['changes of emails', emailChanges, ofPeople(emailChanges)],
    ['mails', jobs, or(...people.map(toPeople)) ?? none],
    ['repeatable answers', idempotencyKeys, or(inArray(idempotencyKeys.actor, actors), ...visitors) ?? none],
    ['users', users, inArray(users.id, [...demo.users])],
    ['brokers', brokers, inArray(brokers.id, [...demo.brokers])],
    ['operators', operators, inArray(operators.id, [...demo.operators])],
  ];
};

const deleteRows = async (tx: Tx): Promise<{ readonly removed: readonly string[]; readonly isAlone: boolean }> => {
  const demo = await findDemo(tx);
  const own = await tx
    .select({ slug: sites.slug })
    .from(sites)
    .where(inArray(sites.brokerId, [...demo.brokers]));
  const removed: string[] = [];
  for (const [name, table, where] of rowsOf(
    demo,
    own.map(({ slug }) => slug),
  )) {
    const rows = await tx.delete(table).where(where).returning({ one: sql`1` });
    if (rows.length > 0) removed.push(`${name}: ${rows.length}`);
  }
  if (removed.length > 0) {
    await tx.delete(settings).where(eq(settings.name, 'home_content'));
    await recordAudit(tx, { actor: { role: 'super_admin', accountId: null }, action: 'demo.removed' });
  }
  return { removed, isAlone: (await tx.select({ id: operators.id }).from(operators).limit(1)).length === 0 };
};

/**
 * Removes the demo's operator, brokers and users with everything they own, and the demo's notifications for the
 * operator. Keeps the audit trail. Returns a description of what it did. Can be repeated after an interruption.
 */
export const removeDemo = async (engine: Engine, photoStore: PhotoStore): Promise<string> => {
  // Before deleting the rows: they still name the pictures if this is interrupted.
  const pictures = await withoutPolicies(engine, async (tx) => pictureNames(tx, await findDemo(tx)));
  for (const name of pictures) await removePhoto(photoStore, name);
  const { removed, isAlone } = await withoutPolicies(engine, deleteRows);
  const next = isAlone
    ? '\nThere is no operator now: the next start makes one from ADMIN_EMAIL and ADMIN_PASSWORD.'
    : '';
  return (
    (removed.length > 0 ? `The demo is removed (${removed.join(', ')}).` : 'There is no demo in this database.') + next
  );
};

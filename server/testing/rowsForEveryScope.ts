import { eq, sql } from 'drizzle-orm';
import type { Role } from '#contract/endpoint.ts';
import { buildHomeRow } from '#contract/fixtures/homes.ts';
import type { PropertyStatus } from '#contract/properties/life.ts';
import type { Tx } from '../db/database.ts';
import {
  brokers,
  credentials,
  emailChanges,
  operators,
  passwordResets,
  secondSteps,
  sessions,
  signupCodes,
  users,
} from '../db/schema/accounts.ts';
import { figureDays } from '../db/schema/figures.ts';
import { goneHomes } from '../db/schema/homes.ts';
import { jobs } from '../db/schema/jobs.ts';
import { leadEvents, leads } from '../db/schema/leads.ts';
import { leadDismissals, leadImports, leadMerges, leadViews } from '../db/schema/leadWork.ts';
import {
  audit,
  digests,
  heartbeats,
  idempotencyKeys,
  loginAttempts,
  notificationPreferences,
  notifications,
  settings,
} from '../db/schema/platform.ts';
import { privacyLeads, privacyRequests } from '../db/schema/privacy.ts';
import { deletedPhotos, homeReports, media, properties, propertyEvents, videos } from '../db/schema/properties.ts';
import { savedHomes, savedSearches, searchMatches, seekerAlerts, seekerEnquiries } from '../db/schema/seekers.ts';
import { domains, sites, visits } from '../db/schema/sites.ts';
import { firstId } from './firstId.ts';

const longAgo = sql`now() - interval '25 hours'`;
const later = new Date('2099-01-01');

const person = (label: string) => ({ fullName: `of ${label}`, email: `${label}@test.example` });
const session = (label: string, role: Role, accountId: number) => ({
  tokenHash: `of ${label}`,
  role,
  accountId,
  expiresAt: later,
});
const secret = (label: string, role: Role, accountId: number) => ({
  passwordHash: `of ${label}`,
  role,
  accountId,
});
const lead = (label: string, brokerId: number | null) =>
  ({ brokerId, fullName: `of ${label}`, phone: '1234567', source: 'website', status: 'new' }) as const;
const answer = (label: string, actor: string) => ({ actor, key: `of ${label}`, requestHash: 'x' });

const addBroker = async (tx: Tx, label: string, status: 'active' | 'pending' | 'suspended'): Promise<number> => {
  const id = firstId(
    await tx
      .insert(brokers)
      .values({ ...person(label), status })
      .returning({ id: brokers.id }),
  );
  const slug = `site-${label.toLowerCase()}`;
  await tx.insert(sites).values({ brokerId: id, slug, template: 'classic', domainToken: `of ${label}` });
  const domain = { brokerId: id, slug, name: `${slug}.example`, verifiedBy: 'a' } as const;
  await tx
    .insert(domains)
    .values({ ...domain, verifiedAt: sql`now()`, checkedAt: sql`now()`, foundTexts: [`of ${label}`] });
  const addHome = async (whose: string, homeStatus: PropertyStatus) => {
    const kind = { propertyFor: 'sell', buildingType: 'residential', propertyType: 'flat' };
    const home = { ...kind, brokerId: id, title: `of ${whose}`, status: homeStatus };
    const propertyId = firstId(await tx.insert(properties).values(home).returning({ id: properties.id }));
    await tx.insert(media).values({ brokerId: id, propertyId, name: `of ${whose}`, category: 'exterior' });
    await tx.insert(videos).values({ brokerId: id, propertyId, url: `of ${whose}` });
    return propertyId;
  };
  const propertyId = await addHome(label, 'live');
  const paused = await addHome(`paused${label}`, 'paused');
  await tx.insert(goneHomes).values({ id: paused, brokerId: id });
  const event = { brokerId: id, propertyId };
  await tx.insert(propertyEvents).values([
    { ...event, kind: 'posted', detail: { note: `of ${label}` } },
    { ...event, kind: 'posted', detail: { note: `of ancient${label}` }, at: sql`now() - interval '31 days'` },
  ]);
  const report = { ...event, reason: 'sold' } as const;
  await tx.insert(homeReports).values([
    { ...report, note: `of ${label}` },
    { ...report, note: `of ancient${label}`, at: sql`now() - interval '31 days'` },
  ]);
  await tx.insert(deletedPhotos).values({ brokerId: id, name: `of ${label}` });
  const leadId = firstId(await tx.insert(leads).values(lead(label, id)).returning({ id: leads.id }));
  await tx.insert(leadEvents).values([
    { leadId, brokerId: id, kind: 'created', text: `of ${label}` },
    { leadId, brokerId: id, kind: 'note', actorRole: 'broker', actorId: id, text: `of noted${label}` },
  ]);
  const merge = { brokerId: id, keptId: leadId };
  await tx.insert(leadMerges).values([
    { ...merge, otherId: 1_000_000 + leadId, other: { full_name: `of ${label}` } },
    { ...merge, otherId: 2_000_000 + leadId, other: { full_name: `of ancient${label}` }, at: longAgo },
  ]);
  await tx.insert(leadDismissals).values({ brokerId: id, leadId, otherId: leadId });
  const file = { brokerId: id, fileName: `of ${label}`, mapping: {}, rows: 0 };
  const endedLongAgo = sql`now() - interval '8 days'`;
  await tx.insert(leadImports).values([file, { ...file, fileName: `of ancient${label}`, endedAt: endedLongAgo }]);
  await tx.insert(leadViews).values({ brokerId: id, name: `of ${label}`, query: '' });
  await tx.insert(sessions).values(session(label, 'broker', id));
  await tx.insert(credentials).values(secret(label, 'broker', id));
  await tx.insert(idempotencyKeys).values(answer(label, `broker:${id}`));
  await tx.insert(audit).values({ action: `of ${label}`, actorRole: 'broker', actorId: id });
  return id;
};

const addUser = async (tx: Tx, label: string, brokerId: number | null): Promise<number> => {
  const id = firstId(
    await tx
      .insert(users)
      .values({ ...person(label), brokerId })
      .returning({ id: users.id }),
  );
  await tx.insert(sessions).values(session(label, 'user', id));
  await tx.insert(credentials).values(secret(label, 'user', id));
  const [lead] = await tx.select().from(leads).where(eq(leads.fullName, 'of A')).limit(1);
  const home = buildHomeRow({ title: `of ${label}` });
  await tx.insert(savedHomes).values({ userId: id, homeId: home.id, home });
  const search = { userId: id, name: `of ${label}`, query: '', alert: 'off', unsubscribeToken: label } as const;
  const searchId = firstId(await tx.insert(savedSearches).values(search).returning({ id: savedSearches.id }));
  await tx.insert(searchMatches).values({ searchId, homeId: home.id, notified: false });
  await tx.insert(seekerAlerts).values({ userId: id, unsubscribeToken: `of ${label}` });
  if (brokerId !== null || !lead) return id;
  const enquiry = { homeId: home.id, brokerId: lead.brokerId ?? 0, leadId: lead.id };
  await tx.insert(seekerEnquiries).values([
    { ...enquiry, userId: id, home },
    { ...enquiry, claimHash: 'x', home: buildHomeRow({ title: 'of stranger' }) },
  ]);
  return id;
};

/**
 * Adds rows of all kinds of owners to every table, each with a text that names its owner (`of A`): brokers A and B
 * active, P pending, S suspended, each with a site (`site-a`) and all that belongs to it; their users, the operator,
 * visitors, and the main website.
 */
export const addRowsForEveryScope = async (
  tx: Tx,
): Promise<Readonly<Record<'A' | 'B' | 'P' | 'S' | 'seeker', number>>> => {
  const [a, b] = [await addBroker(tx, 'A', 'active'), await addBroker(tx, 'B', 'active')];
  const [p, s] = [await addBroker(tx, 'P', 'pending'), await addBroker(tx, 'S', 'suspended')];
  await addUser(tx, 'userA', a);
  await addUser(tx, 'userB', b);
  const seeker = await addUser(tx, 'seeker', null);
  await tx.insert(leads).values([
    { ...lead('closedA', a), status: 'closed' },
    { ...lead('oldA', a), createdAt: longAgo },
    { ...lead('calledA', a), source: 'call' },
  ]);
  const mainId = firstId(await tx.insert(leads).values(lead('main', null)).returning({ id: leads.id }));
  await tx.insert(leadEvents).values({ leadId: mainId, kind: 'created', text: 'of main' });
  const operator = firstId(await tx.insert(operators).values(person('operator')).returning({ id: operators.id }));
  await tx.insert(sessions).values(session('operator', 'super_admin', operator));
  await tx.insert(credentials).values(secret('operator', 'super_admin', operator));
  await tx
    .insert(idempotencyKeys)
    .values([
      answer('operator', `super_admin:${operator}`),
      answer('visitorA', 'visitor:site-a:192.0.2.1'),
      answer('visitorB', 'visitor:site-b:192.0.2.1'),
      answer('signup', 'signup:192.0.2.1'),
      answer('seeker', `user:${seeker}`),
      { ...answer('expiredA', `broker:${a}`), createdAt: longAgo },
    ]);
  await tx
    .insert(audit)
    .values([
      { action: 'of operator', actorRole: 'super_admin', actorId: operator },
      { action: 'of nobody' },
      { action: 'of deniedA', actorRole: 'broker', actorId: a, minute: sql`date_trunc('minute', now())` },
      { action: 'of ancientA', actorRole: 'broker', actorId: a, at: sql`now() - interval '31 days'` },
    ]);
  const notice = { kind: 'domain_lost', message: 'x', link: '/' } as const;
  const notified = { bell: false, mail: 'never' } as const;
  for (const [brokerId, label] of [
    [a, 'A'],
    [b, 'B'],
    [null, 'operator'],
  ] as const) {
    const who = { role: brokerId === null ? 'super_admin' : 'broker', accountId: brokerId ?? operator } as const;
    await tx.insert(notifications).values([
      { ...notice, brokerId, title: `of ${label}` },
      { ...notice, brokerId, title: `of ancient${label}`, isRead: true, createdAt: sql`now() - interval '91 days'` },
    ]);
    await tx.insert(notificationPreferences).values({ ...notified, ...who, kind: `of ${label}` as 'lead' });
    await tx.insert(digests).values({ ...who, day: `of ${label}` });
    await tx.insert(emailChanges).values({ ...who, email: `of ${label}`, former: 'x', expiresAt: later });
  }
  await tx.insert(signupCodes).values({ id: 'of somebody', boundHash: 'x', codeHash: 'x', phone: '+915550120418' });
  await tx.insert(passwordResets).values({ tokenHash: 'of A', role: 'broker', accountId: a, expiresAt: later });
  await tx.insert(secondSteps).values({ role: 'broker', accountId: a, secret: 'of A', begunBy: 'of A' });
  await tx.insert(jobs).values([
    { kind: 'mail', data: { words: 'of mailed' } },
    { kind: 'other', data: { words: 'of waiting' } },
    { kind: 'other', data: { words: 'of ancient' }, state: 'done', endedAt: sql`now() - interval '31 days'` },
  ]);
  const asked = { kind: 'copy', note: 'of asker', email: 'x' } as const;
  await tx.insert(privacyRequests).values([
    { ...asked, id: 'asked' },
    { ...asked, id: 'A', note: 'of askerA', state: 'done' },
  ]);
  await tx.insert(privacyLeads).values({ requestId: 'A', brokerId: a, leads: 1 });
  await tx.insert(heartbeats).values({});
  await tx.insert(visits).values([
    { day: '2026-11-24', site: 'site-a', page: 'of A', views: 1 },
    { day: '2026-11-24', site: 'site-b', page: 'of B', views: 1 },
  ]);
  await tx.insert(figureDays).values({ figure: 'page', day: '2026-11-01', key: 'site-a of everybody', n: 1 });
  await tx.insert(settings).values({ name: 'of everybody', value: 'x' });
  await tx.insert(loginAttempts).values({ key: 'of somebody', failures: 1 });
  return { A: a, B: b, P: p, S: s, seeker };
};

import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createBrokerLead } from '#contract/leads/endpoints.ts';
import { addBrokerLeadEvent } from '#contract/leads/work.ts';
import { readAllBrokerNotifications, updatePreferences } from '#contract/notifications.ts';
import { brokers } from '../db/schema/accounts.ts';
import { jobs } from '../db/schema/jobs.ts';
import { leads } from '../db/schema/leads.ts';
import { runDueJobs } from '../jobs/worker.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { askForDigests, mailDigest, planDigests } from './digests.ts';
import { notifyBroker, notifyOperator } from './notify.ts';

const app = await startTestApp();
afterAll(() => app.close());

const HOUR = 3_600_000;
// 7:59 in India.
const before = Date.parse('2026-11-24T02:29:00Z');
const morning = before + 60_000;

const digestsSent = async () => (await app.mailsSent()).filter(({ kind }) => kind === 'digest');
const receivers = async () => (await digestsSent()).map(({ to }) => to).toSorted();
const addLead = (token: string, full_name = 'Kiran Rao') =>
  app.ok(createBrokerLead, { token, body: { full_name, email: 'kiran@test.example', phone: '5550120417' } });
const choose = (token: string, kinds: object) => app.ok(updatePreferences, { token, body: { kinds } });

test('at eight in India each broker with leads that wait gets one mail of a day, without names', async () => {
  const [asha, vikram, off, gone] = [
    await app.addBroker(),
    await app.addBroker(),
    await app.addBroker(),
    await app.addBroker(),
  ];
  await addLead(asha.token);
  await addLead(asha.token, 'Rohit Bhatia');
  const called = await addLead(asha.token, 'Called');
  const call = { params: { id: called.data.id }, body: { kind: 'call', text: '' } };
  await app.ok(addBrokerLeadEvent, { token: asha.token, ...call });
  const withdrawn = await addLead(asha.token, 'Withdrawn');
  await app.db.asOwner((tx) => tx.update(leads).set({ privacy: 'withdrawn' }).where(eq(leads.id, withdrawn.data.id)));
  await addLead(off.token);
  await choose(off.token, { lead: { mail: 'never' } });
  await addLead(gone.token);
  await app.db.asOwner((tx) => tx.update(brokers).set({ status: 'suspended' }).where(eq(brokers.id, gone.id)));
  await planDigests(app.db, before);
  expect(await receivers()).toEqual([]);
  await planDigests(app.db, morning);
  const [mail, ...more] = await digestsSent();
  expect([mail?.to, more]).toEqual([asha.email, []]);
  expect(mail?.text).toContain('2 new leads are waiting for your first call');
  expect(mail?.text).not.toMatch(/Kiran|Rohit/);
  // What arrives later in the day waits for the next digest.
  await addLead(vikram.token);
  await planDigests(app.db, morning + HOUR);
  expect(await receivers()).toEqual([]);
  await planDigests(app.db, morning + 24 * HOUR);
  expect(await receivers()).toEqual([asha.email, vikram.email]);
  await planDigests(app.db, morning + 48 * HOUR + 12 * HOUR);
  expect(await receivers()).toEqual([]);
  await app.db.asOwner((tx) => tx.update(leads).set({ status: 'contacted' }));
  await planDigests(app.db, morning + 72 * HOUR);
  expect(await receivers()).toEqual([]);
});

test('two processes at once, or the same work again after a crash, mail a person once', async () => {
  const asha = await app.addBroker();
  const { data } = await addLead(asha.token);
  const day = '2026-12-24';
  const handlers = { digests: askForDigests(app.db), digest: mailDigest(app.db) };
  const add = () => app.db.asSystem((tx) => tx.insert(jobs).values({ kind: 'digests', data: { day } }));
  await add();
  await add();
  await Promise.all([runDueJobs({ db: app.db, handlers }), runDueJobs({ db: app.db, handlers })]);
  const own = { role: 'broker', accountId: asha.id } as const;
  const job = { id: 1, createdAt: new Date() };
  await Promise.all([1, 2, 3].map(() => mailDigest(app.db)({ ...own, day }, job)));
  expect(await receivers()).toEqual([asha.email]);
  await app.db.asOwner((tx) => tx.update(leads).set({ status: 'contacted' }).where(eq(leads.id, data.id)));
});

test('kinds that are set to daily are in it, as long as they are unread', async () => {
  const asha = await app.addBroker();
  const review = { kind: 'listing_reviewed', decision: 'approve', home: 'Flat', reasons: [], note: null } as const;
  const notice = { ...review, title: 'Live: Flat', message: 'Approved', link: '/' };
  await choose(asha.token, { listing_reviewed: { mail: 'daily' } });
  await app.db.asOperator(async (tx) => {
    await notifyBroker(tx, asha.id, notice);
    await notifyOperator(tx, { kind: 'listing_review', title: 'Home to review', message: 'x', link: '/' });
  });
  await planDigests(app.db, Date.parse('2026-12-28T02:30:00Z'));
  const mails = await digestsSent();
  expect(mails.map(({ to, text }) => [to, /^- .*$/m.exec(text)?.[0]]).toSorted()).toEqual([
    [asha.email, '- Home reviewed: 1'],
    [app.operator.email, '- Home to review: 1'],
  ]);
  await app.db.asOperator((tx) => notifyBroker(tx, asha.id, notice));
  await app.ok(readAllBrokerNotifications, { token: asha.token });
  await planDigests(app.db, Date.parse('2026-12-29T02:30:00Z'));
  expect(await receivers()).toEqual([]);
});

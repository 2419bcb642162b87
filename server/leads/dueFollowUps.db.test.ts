import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBrokerLead, updateBrokerLead } from '#contract/leads/endpoints.ts';
import { mergeLeads } from '#contract/leads/tools.ts';
import * as work from '#contract/leads/work.ts';
import { listBrokerNotifications, updatePreferences } from '#contract/notifications.ts';
import { jobs } from '../db/schema/jobs.ts';
import { leads } from '../db/schema/leads.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { notifyOfDue } from './dueFollowUps.ts';

let app: TestApp;
let asha: Awaited<ReturnType<TestApp['addBroker']>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.asOwner((tx) => tx.delete(jobs));
  asha = await app.addBroker();
});

const add = async (full_name = 'Vikas Soni') => {
  const body = { full_name, email: 'vikas@test.example', phone: '98765 43210' };
  return (await app.ok(createBrokerLead, { token: asha.token, body })).data.id;
};
const plan = async (id: number, over: object = {}) => {
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await app.ok(work.planBrokerFollowUp, {
    token: asha.token,
    params: { id },
    body: { at, kind: 'call', text: 'Saturday?', ...over },
  });
  return at;
};
const told = async () =>
  (await app.ok(listBrokerNotifications, { token: asha.token })).data.map(({ title, message, link }) => [
    title.replace(/ at .*/, ''),
    message,
    link,
  ]);
/** Checks that nothing was sent before, then makes all follow-ups due. */
const hourComes = async () => {
  await app.mailsSent();
  expect(await told()).toEqual([]);
  await app.db.asOwner((tx) => tx.update(jobs).set({ runAt: sql`now()` }).where(eq(jobs.state, 'waiting')));
  return app.mailsSent();
};

test('what was planned rings the bell when it is due, once, and is mailed if that is wished', async () => {
  const id = await add();
  await app.ok(updatePreferences, { token: asha.token, body: { kinds: { follow_up_due: { mail: 'at_once' } } } });
  const at = await plan(id);
  const [job] = await app.db.asOwner((tx) => tx.select().from(jobs).where(eq(jobs.kind, 'follow_up_due')));
  expect(job?.runAt.toISOString()).toBe(at);
  const mails = await hourComes();
  expect(await told()).toEqual([['Call Vikas Soni', 'Saturday?', `/broker/crm/${id}`]]);
  expect(mails.map(({ kind, to }) => [kind, to])).toEqual([['follow_up_due', asha.email]]);
  expect(mails[0]?.text).not.toContain('Vikas');
  // As after a process died before it could record that the job was done.
  const past = new Date(Date.now() - 60_000);
  await app.db.asOwner((tx) => tx.update(leads).set({ followUpAt: past }).where(eq(leads.id, id)));
  const again = { brokerId: asha.id, leadId: id, at: past.toISOString() };
  await notifyOfDue(app.db)(again, { id: 1, createdAt: past });
  expect(await told()).toHaveLength(1);
});

test('nothing rings for a plan that was moved, done or removed, for a lead that has ended or may not be contacted, nor for one that is past already', async () => {
  const [moved, done, removed, lost, past] = [await add(), await add(), await add(), await add(), await add('Late')];
  const withdrawn = await add();
  for (const id of [moved, done, removed, lost, withdrawn]) await plan(id);
  const about = (id: number) => ({ token: asha.token, params: { id } });
  await app.db.asOwner(async (tx) => {
    const later = { followUpAt: sql`${leads.followUpAt} + interval '1 day'` };
    await tx
      .update(leads)
      .set(later)
      .where(and(eq(leads.id, moved)));
    await tx.update(leads).set({ privacy: 'withdrawn' }).where(eq(leads.id, withdrawn));
  });
  await app.ok(work.finishBrokerFollowUp, { ...about(done), body: {} });
  expect((await app.ask(work.dropBrokerFollowUp, about(removed))).status).toBe(204);
  await app.ok(updateBrokerLead, { ...about(lost), body: { status: 'lost' } });
  await plan(past, { at: new Date(Date.now() - 60_000).toISOString() });
  await hourComes();
  expect(await told()).toEqual([]);
});

test('a plan that a merge takes from the other lead rings for the one that stays', async () => {
  const [kept, other] = [await add('Vikas'), await add('V. Soni')];
  await plan(other, { kind: 'visit', text: '' });
  const body = { other_id: other, fields: { follow_up: 'theirs' } };
  await app.ok(mergeLeads, { token: asha.token, params: { id: kept }, body });
  await hourComes();
  expect(await told()).toEqual([['Visit with Vikas', 'It is due now', `/broker/crm/${kept}`]]);
});

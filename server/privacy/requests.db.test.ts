import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createBrokerLead, getBrokerLead, listBrokerLeads } from '#contract/leads/endpoints.ts';
import { listBrokerLeadEvents } from '#contract/leads/work.ts';
import { listNotifications } from '#contract/notifications.ts';
import { askPrivacy, getPrivacyWays, getRetention, listPrivacyRequests, startPrivacyAgain } from '#contract/privacy.ts';
import { listSavedSearches, saveSearch } from '#contract/seeker.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { jobs } from '../db/schema/jobs.ts';
import { audit, loginAttempts } from '../db/schema/platform.ts';
import { privacyRequests } from '../db/schema/privacy.ts';
import { JOB_TRIES } from '../limits/jobs.ts';
import { sweepAsSet } from '../settings/sweepAsSet.ts';
import { addSite } from '../testing/addSite.ts';
import { askAndConfirm } from '../testing/privacyRequests.ts';
import { startTestApp } from '../testing/startTestApp.ts';

const EMAIL = 'rohit@mail.example';

const app = await startTestApp();
const broker = await addSite(app);
const body = { full_name: 'Rohit Bhatia', email: EMAIL, phone: '9829012345', city: 'Jaipur' };
const { data } = await app.ok(createBrokerLead, { token: broker.token, body });
const lead = { token: broker.token, params: { id: data.id } };
afterAll(() => app.close());

test('a correction changes every lead, and its note is in the timeline', async () => {
  await askAndConfirm(app, { kind: 'correct', email: EMAIL, full_name: 'Rohit K. Bhatia', note: 'With a K' });
  const told = await app.ok(listNotifications, { token: app.operator.token });
  expect(told.data).toContainEqual(expect.objectContaining({ kind: 'privacy_request' }));
  await app.mailsSent();
  const { data } = await app.ok(getBrokerLead, lead);
  expect(data).toMatchObject({ full_name: 'Rohit K. Bhatia', city: 'Jaipur', email: EMAIL });
  const events = await app.ok(listBrokerLeadEvents, lead);
  expect(events.data[0]).toMatchObject({ kind: 'privacy', text: 'With a K', detail: { request: 'correct' } });
});

test('without consent the lead says so and alerts end; an enquiry with the phone is a new lead and does not undo it', async () => {
  const user = await app.addUser({ email: EMAIL });
  await app.ok(saveSearch, { token: user.token, body: { name: 'Flats', query: '', alert: 'at_once' } });
  await askAndConfirm(app, { kind: 'withdraw', email: EMAIL });
  await app.mailsSent();
  expect((await app.ok(getBrokerLead, lead)).data.privacy).toBe('withdrawn');
  expect((await app.ok(listSavedSearches, { token: user.token })).data).toMatchObject([{ alert: 'off' }]);
  const again = { full_name: 'Rohit Bhatia', phone: '9829012345', consent: true };
  await app.ok(sendEnquiry, { params: { slug: broker.slug }, body: again });
  expect((await app.ok(getBrokerLead, lead)).data.privacy).toBe('withdrawn');
  const { data } = await app.ok(listBrokerLeads, { token: broker.token });
  expect(data.map(({ privacy }) => privacy)).toEqual([null, 'withdrawn']);
});

test('a contact may ask three times in 15 minutes; unconfirmed requests go, and of the others who asked', async () => {
  const ask = () => app.ask(askPrivacy, { body: { kind: 'erase', email: 'NOBODY@mail.example' } });
  const statuses: number[] = [];
  for (let nth = 0; nth < 4; nth += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
  await app.db.asOwner((tx) => tx.update(privacyRequests).set({ createdAt: sql`now() - interval '25 hours'` }));
  await sweepAsSet(app.db, { auditDays: 90 });
  const left = await app.db.asOwner((tx) => tx.select().from(privacyRequests));
  expect(left.map(({ email, note, kind }) => [kind, email, note])).toEqual([
    ['correct', null, null],
    ['withdraw', null, null],
  ]);
  const { data } = await app.ok(listPrivacyRequests, { token: app.operator.token });
  expect(data.map(({ kind, state }) => [kind, state])).toEqual([
    ['withdraw', 'done'],
    ['correct', 'done'],
  ]);
  const month = Date.parse(data[0]?.due_at ?? '') - Date.parse(data[0]?.at ?? '');
  expect(month).toBe(30 * 86_400_000);
});

test.each(['privacy prefix:+91982907', 'privacy codes'])('too many codes by phone are refused: %s', async (key) => {
  await app.db.asSystem(async (tx) => {
    await tx.delete(loginAttempts);
    await tx.insert(loginAttempts).values({ key, failures: 500 });
  });
  const ask = (body: object) => app.ask(askPrivacy, { body: { kind: 'copy', ...body } });
  expect((await ask({ phone: '9829070001' })).status).toBe(429);
  expect((await ask({ email: 'somebody@mail.example' })).status).toBe(202);
});

test('a phone gets five codes an hour', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    await app.db.asSystem((tx) => tx.delete(loginAttempts));
    statuses.push((await app.ask(askPrivacy, { body: { kind: 'copy', phone: '9829080001' } })).status);
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  const hourAgo = { createdAt: sql`now() - interval '61 minutes'` };
  await app.db.asOwner((tx) =>
    tx.update(privacyRequests).set(hourAgo).where(eq(privacyRequests.phone, '+919829080001')),
  );
  expect((await app.ask(askPrivacy, { body: { kind: 'copy', phone: '9829080001' } })).status).toBe(202);
});

test('a request that fails for good is kept with who asked, and an operator can start it again', async () => {
  await app.db.asSystem((tx) => tx.delete(loginAttempts));
  await askAndConfirm(app, { kind: 'erase', email: EMAIL });
  await app.db.asOwner(async (tx) => {
    await tx.execute(sql`revoke update on leads from nivaas_app`);
    await tx
      .update(jobs)
      .set({ tries: JOB_TRIES - 1 })
      .where(eq(jobs.kind, 'privacy_request'));
  });
  expect(await app.mailsSent()).toContainEqual(expect.objectContaining({ subject: 'A privacy request failed' }));
  await app.db.asOwner(async (tx) => {
    await tx.execute(sql`grant update on leads to nivaas_app`);
    await tx.update(privacyRequests).set({ endedAt: sql`now() - interval '25 hours'` });
  });
  await sweepAsSet(app.db, { auditDays: 90 });
  const operator = { token: app.operator.token };
  const told = await app.ok(listNotifications, operator);
  expect(told.data[0]).toMatchObject({ kind: 'privacy_request', title: 'Privacy request failed' });
  const [failed] = (await app.ok(listPrivacyRequests, operator)).data;
  expect(failed).toMatchObject({ kind: 'erase', state: 'failed' });
  const again = { ...operator, params: { id: failed?.id ?? '' } };
  expect((await app.ok(startPrivacyAgain, again)).data.state).toBe('open');
  expect((await app.ask(startPrivacyAgain, again)).status).toBe(404);
  await app.mailsSent();
  expect((await app.ok(listPrivacyRequests, operator)).data[0]).toMatchObject({ kind: 'erase', state: 'done' });
  expect((await app.ok(getBrokerLead, lead)).data.full_name).toBe('Erased');
});

test('a server that sends neither mail nor codes says so, and takes no request', async () => {
  const settings = { NODE_ENV: 'production', DATABASE_URL: 'postgres://unused', OTP_SENDER: 'off' };
  const silent = await startTestApp({ settings });
  expect((await silent.ok(getPrivacyWays)).data).toEqual({ email: false, phone: false });
  for (const contact of [{ email: EMAIL }, { phone: '9829012345' }])
    expect((await silent.ask(askPrivacy, { body: { kind: 'copy', ...contact } })).status).toBe(400);
  await silent.close();
});

test('the dry run counts what the next sweep erases', async () => {
  const counted = async () => {
    const { data } = await app.ok(getRetention, { token: app.operator.token });
    return data.find(({ what }) => what === 'Audit log');
  };
  const days = (await counted())?.kept_days ?? 0;
  const old = { action: 'x', at: sql`now() - make_interval(days => ${days + 1}::int)` };
  await app.db.asOwner((tx) => tx.insert(audit).values([old, old]));
  expect(await counted()).toEqual({ what: 'Audit log', kept_days: days, would_erase: 2 });
  await sweepAsSet(app.db, { auditDays: days });
  expect(await counted()).toEqual({ what: 'Audit log', kept_days: days, would_erase: 0 });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { loginSuperAdmin, signupUser } from '#contract/auth.ts';
import { createBrokerLead, getBrokerLead } from '#contract/leads/endpoints.ts';
import { addLeadView, listLeadViews, mergeLeads, unmergeLeads } from '#contract/leads/tools.ts';
import { addBrokerLeadEvent, listBrokerLeadEvents, planBrokerFollowUp } from '#contract/leads/work.ts';
import { askPrivacy, confirmPrivacy } from '#contract/privacy.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { signupCodes } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { loginAttempts } from '../db/schema/platform.ts';
import { addSite } from '../testing/addSite.ts';
import { askAndConfirm } from '../testing/privacyRequests.ts';
import { startTestApp } from '../testing/startTestApp.ts';

// Only the proven contact identifies a person: what an erasure does not touch, and what it finds in leads of others.

const app = await startTestApp();
const broker = await addSite(app);
afterAll(() => app.close());
beforeEach(async () => {
  // Avoids the rate limits, and keeps enquiries of different tests from joining each other.
  await app.db.asSystem((tx) => tx.delete(loginAttempts));
  await app.mailsSent();
});

type Person = Readonly<
  Record<'full_name' | 'phone', string> & Partial<Record<'email' | 'message' | 'assigned_to', string>>
>;

const about = (id: number) => ({ token: broker.token, params: { id } });
const add = async (body: Person) => (await app.ok(createBrokerLead, { token: broker.token, body })).data.id;
const note = (id: number, text: string) => app.ok(addBrokerLeadEvent, { ...about(id), body: { kind: 'note', text } });
const read = async (id: number) => (await app.ok(getBrokerLead, about(id))).data;
const timeline = async (id: number) => (await app.ok(listBrokerLeadEvents, about(id))).data;
/** Everything that is visible of a lead. */
const seen = async (id: number) => JSON.stringify([await read(id), await timeline(id)]);
/** Sends an enquiry; resolves to the lead that it became, or joined. */
const enquire = async (body: Person): Promise<number> => {
  await app.ok(sendEnquiry, { params: { slug: broker.slug }, body: { consent: true, ...body } });
  const { rows } = (await app.db.asOwner((tx) =>
    tx.execute(sql`select lead_id as id from lead_events order by id desc limit 1`),
  )) as { rows: { id: number }[] };
  return rows[0]?.id ?? 0;
};
const merge = (id: number, other_id: number, fields = {}) =>
  app.ok(mergeLeads, { ...about(id), body: { other_id, fields } });
const erase = async (email: string) => {
  await askAndConfirm(app, { kind: 'erase', email });
  await app.mailsSent();
};
const eraseByPhone = async (phone: string) => {
  const { data } = await app.ok(askPrivacy, { body: { kind: 'erase', phone } });
  await app.mailsSent();
  await app.ok(confirmPrivacy, { body: { id: data.id, otp: app.readOtp(phone) } });
  await app.mailsSent();
};
const counted = async () =>
  (await app.db.asOwner((tx) => tx.select({ key: loginAttempts.key }).from(loginAttempts))).map(({ key }) => key);

test('names, and addresses that end alike, are left alone in what belongs to others', async () => {
  const amit = { full_name: 'Amit Kumar', email: 'amit.rao@mail.example', phone: '98290 20001' };
  const other = await add({ ...amit, message: 'I am Amit Kumar; call about Pune', assigned_to: 'Amit Kumar' });
  await note(other, 'Write to amit.rao@mail.example');
  await app.ok(planBrokerFollowUp, {
    ...about(other),
    body: { at: '2099-01-01T10:00:00Z', kind: 'call', text: 'Pune' },
  });
  await app.ok(addLeadView, { token: broker.token, body: { name: 'Pune', query: { q: 'Pune' } } });
  const before = await timeline(other);
  for (const [nth, name] of ['Amit Kumar', '2099', 'call', 'Pune'].entries())
    await enquire({ full_name: name, email: 'rao@mail.example', phone: `98290 2100${nth}` });
  await erase('rao@mail.example');
  expect(await read(other)).toMatchObject({ ...amit, message: 'I am Amit Kumar; call about Pune' });
  expect(await read(other)).toMatchObject({ assigned_to: 'Amit Kumar', follow_up: { text: 'Pune' } });
  expect(await timeline(other)).toEqual(before);
  expect((await app.ok(listLeadViews, { token: broker.token })).data).toMatchObject([{ name: 'Pune' }]);
});

test('a contact that stands beside the proven one keeps its other leads, and counts of sign-ins stay', async () => {
  const gita = { full_name: 'Gita Gupta', email: app.operator.email, phone: '98290 30001' };
  const hers = await add({ ...gita, message: 'Mine' });
  await note(hers, `Gita Gupta, ${gita.email}, 98290 30001`);
  const before = await seen(hers);
  const posed = await add({ ...gita, phone: '98290 30002' });
  await app.ask(loginSuperAdmin, { body: { email: gita.email, password: 'wrong' } });
  const signIns = (await counted()).filter((key) => key.startsWith('super_admin:'));
  expect(signIns).toHaveLength(1);
  await eraseByPhone('98290 30002');
  expect((await read(posed)).privacy).toBe('erased');
  expect(JSON.parse(before)[1]).toEqual(await timeline(hers));
  expect(await read(hers)).toMatchObject({ ...gita, message: 'Mine', privacy: null });
  expect(await counted()).toEqual(expect.arrayContaining(signIns));
  expect((await counted()).filter((key) => key.includes('30002'))).toEqual([]);
});

test('the proven phone is erased from other leads however far apart its digits are', async () => {
  const other = await add({ full_name: 'Meera Iyer', email: 'meera.iyer@mail.example', phone: '98290 57001' });
  await note(other, 'Her brother: 98290 \u2014 no, +91 (98290)     57002');
  await add({ full_name: 'Arun Iyer', email: 'arun.iyer@mail.example', phone: '98290 57002' });
  await eraseByPhone('98290 57002');
  expect(await timeline(other)).toMatchObject([{ text: 'Her brother: 98290 \u2014 no, Erased' }, {}]);
});

test('codes and counts of the phone beside the proven e-mail still limit what it is sent; its own erasure deletes them', async () => {
  await enquire({ full_name: 'Tara', email: 'tara@mail.example', phone: '98290 40001' });
  await add({ full_name: 'Tara', email: 'office@mail.example', phone: '98290 40001' });
  const password = 'Namaste#2026home';
  await app.ask(signupUser, {
    body: { full_name: 'Tara', email: 'tara@mail.example', phone: '98290 40001', password, consent: true },
  });
  await app.ok(askPrivacy, { body: { kind: 'copy', phone: '98290 40001' } });
  const limits = async () =>
    JSON.stringify([await app.db.asOwner((tx) => tx.select().from(signupCodes)), await counted()]);
  await erase('tara@mail.example');
  expect(await limits()).toMatch(/"phone":"\+919829040001".*"privacy:\+919829040001"/);
  expect(await limits()).not.toMatch(/tara/);
  await eraseByPhone('98290 40001');
  expect(await limits()).not.toMatch(/40001/);
});

test('of a lead that somebody joined, each erases the own part: the first one’s name and message, or what joined', async () => {
  const first = { full_name: 'Xaver', email: 'xaver@mail.example', phone: '98290 50001', message: 'My villa' };
  const second = {
    full_name: 'Eve Honest',
    email: 'eve@mail.example',
    phone: '98290 50001',
    message: 'Want the villa',
  };
  const id = await enquire(first);
  expect(await enquire(second)).toBe(id);
  await erase('xaver@mail.example');
  expect(await read(id)).toMatchObject({ full_name: 'Erased', email: null, phone: '98290 50001', privacy: null });
  expect((await read(id)).message).toBe('Want the villa\n\nName: Eve Honest\nEmail: eve@mail.example');
  expect(await seen(id)).not.toMatch(/xaver|My villa/i);
  await erase('eve@mail.example');
  expect(await seen(id)).not.toMatch(/Eve H|eve@|Want/);
  expect(await read(id)).toMatchObject({ phone: '98290 50001', message: null });
  // Only one person is left in it, so the owner of the phone can erase the whole lead.
  await eraseByPhone('98290 50001');
  expect((await read(id)).privacy).toBe('erased');
});

test('who joins somebody’s lead neither erases nor corrects it', async () => {
  const id = await enquire({ full_name: 'Kiran', phone: '98290 60001', message: 'Secret wish' });
  await enquire({ full_name: 'Thief', email: 'thief@mail.example', phone: '98290 60001', message: 'Hello' });
  await note(id, 'Kiran called');
  await askAndConfirm(app, { kind: 'correct', email: 'thief@mail.example', full_name: 'Rude Word' });
  await erase('thief@mail.example');
  expect(await read(id)).toMatchObject({
    full_name: 'Kiran',
    phone: '98290 60001',
    message: 'Secret wish',
    email: null,
  });
  expect(await seen(id)).toContain('Kiran called');
  expect(await seen(id)).not.toMatch(/thief|hello|rude/i);
});

test('whose contact a merge replaced is found, and does not come back with undoing it', async () => {
  const kim = {
    full_name: 'Kimberley Karat',
    email: 'kimberley@mail.example',
    phone: '98290 70001',
    message: 'Kimberleys message',
  };
  const lal = { full_name: 'Lal Singh', email: 'lal@mail.example', phone: '98290 70002' };
  const [kept, other] = [await add(kim), await add(lal)];
  await note(kept, 'Kimberleys note');
  await note(other, 'His note');
  await merge(kept, other, { full_name: 'theirs', email: 'theirs', phone: 'theirs' });
  await erase('kimberley@mail.example');
  const kepts = sql`select to_jsonb(m)::text from lead_merges m union all select to_jsonb(e)::text from lead_events e`;
  expect(JSON.stringify(await app.db.asOwner((tx) => tx.execute(kepts)))).not.toMatch(/kimberley|70001/i);
  expect(await read(kept)).toMatchObject({ ...lal, message: null, privacy: null });
  expect(await seen(kept)).toContain('His note');
  await app.ok(unmergeLeads, about(kept));
  expect(await seen(kept)).not.toMatch(/kimberley|70001/i);
  expect(await read(other)).toMatchObject({ ...lal, privacy: null });
});

test('consent that is withdrawn after a merge stays withdrawn for both leads when the merge is undone', async () => {
  const kept = await add({ full_name: 'Omkar Rao', email: 'omkar@mail.example', phone: '98290 71001' });
  const other = await add({ full_name: 'Omkar R', email: 'rao@mail.example', phone: '98290 71002' });
  await merge(kept, other);
  await askAndConfirm(app, { kind: 'withdraw', email: 'omkar@mail.example' });
  await app.mailsSent();
  await app.ok(unmergeLeads, about(kept));
  expect([(await read(kept)).privacy, (await read(other)).privacy]).toEqual(['withdrawn', 'withdrawn']);
});

test('of a merge, also after a day, the other one goes and the lead’s own person stays', async () => {
  const mim = { full_name: 'Mim Karat', email: 'mim@mail.example', phone: '98290 80001', message: 'Her message' };
  const nal = { full_name: 'Nal Singh', email: 'nal@mail.example', phone: '98290 80002', message: 'Nothing' };
  const [kept, other] = [await add(mim), await add(nal)];
  await merge(kept, other);
  await app.db.asOwner((tx) => tx.execute(sql`update lead_merges set other = null, before = null, after = null`));
  await erase('nal@mail.example');
  expect(await read(kept)).toMatchObject({ ...mim, privacy: null });
  expect(await seen(kept)).not.toMatch(/\bnal\b|80002/i);
  await erase('mim@mail.example');
  expect(await read(kept)).toMatchObject({ privacy: 'erased' });
  expect(await app.db.asOwner((tx) => tx.$count(leads, sql`email like 'mim@%'`))).toBe(0);
});

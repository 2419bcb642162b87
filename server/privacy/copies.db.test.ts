import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createBrokerLead, listBrokerLeads, updateBrokerLead } from '#contract/leads/endpoints.ts';
import { mergeLeads, unmergeLeads } from '#contract/leads/tools.ts';
import { addBrokerLeadEvent, planBrokerFollowUp } from '#contract/leads/work.ts';
import {
  askPrivacy,
  confirmPrivacy,
  fetchPrivacyCopy,
  listPrivacyRequests,
  type PrivacyBody,
} from '#contract/privacy.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { loginAttempts } from '../db/schema/platform.ts';
import { privacyRequests } from '../db/schema/privacy.ts';
import { inPasswordHashQueue } from '../lib/passwordHashQueue.ts';
import { PASSWORD_HASHING } from '../limits/server.ts';
import { addSite } from '../testing/addSite.ts';
import { askAndConfirm, mailedToken } from '../testing/privacyRequests.ts';
import { startTestApp } from '../testing/startTestApp.ts';

const OWN = { full_name: 'Rohit Bhatia', email: 'rohit@mail.example', phone: '+91 98290 12345', message: 'Only mine' };
const OTHER = { full_name: 'Mala Shah', email: 'mala@mail.example', phone: '+91 98290 99999', message: 'Only hers' };
const COPY = { kind: 'copy', email: OWN.email } as const;

const app = await startTestApp();
const broker = await addSite(app);
for (const body of [OWN, OTHER]) {
  const { data } = await app.ok(createBrokerLead, { token: broker.token, body });
  const note = { kind: 'note', text: `Noted: ${body.message}` };
  await app.ok(addBrokerLeadEvent, { token: broker.token, params: { id: data.id }, body: note });
}
afterAll(() => app.close());
beforeEach(async () => {
  // Avoids the rate limits.
  await app.db.asSystem((tx) => tx.delete(loginAttempts));
  await app.db.asOwner((tx) => tx.update(privacyRequests).set({ createdAt: sql`now() - interval '1 hour'` }));
  await app.mailsSent();
});

const fetchCopy = (token = '') => app.ask(fetchPrivacyCopy, { params: { token } });
const confirm = (body: Readonly<Record<string, unknown>>) => app.ask(confirmPrivacy, { body });
const ask = async (body: PrivacyBody): Promise<string> => (await app.ok(askPrivacy, { body })).data.id;
const copyToken = async (email: string) => {
  await askAndConfirm(app, { kind: 'copy', email });
  return mailedToken(app, email);
};
const byPhone = async (phone: string) => {
  const id = await ask({ kind: 'copy', phone });
  await app.mailsSent();
  return { id, otp: app.readOtp(phone) };
};
const wrongFor = (otp: string) => (otp === '000000' ? '000001' : '000000');

test('a copy holds what is held about its owner, as JSON and CSV, and nobody else', async () => {
  const token = await copyToken(OWN.email);
  const { status, body, text, headers } = await fetchCopy(token);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  const held = { held_by: broker.fullName, full_name: OWN.full_name, phone: OWN.phone, message: OWN.message };
  expect(body).toMatchObject({ data: { copy: { leads: [held] } } });
  for (const part of ['leads.1.full_name,Rohit Bhatia', 'Noted: Only mine'])
    expect((body as { data: { csv: string } }).data.csv).toContain(part);
  expect(text).not.toMatch(/mala|99999|hers/i);
});

test('the link of a copy comes by the same way as its proof', async () => {
  const proof = await byPhone(OWN.phone);
  expect((await confirm(proof)).status).toBe(200);
  await app.mailsSent();
  const [, token] = /token=(\S+)/.exec(app.lastWords(OWN.phone)) ?? [];
  expect((await fetchCopy(token)).text).toContain(OWN.full_name);
});

/** A stranger's attempts to get at a copy, or to have one made; each returns the responses. */
const tries: Readonly<Record<string, () => Promise<readonly { status: number; text: string }[]>>> = {
  'tokens that nobody made': () => Promise.all(['x', 'A'.repeat(43), '1', 'null', '%00', "' or 1=1"].map(fetchCopy)),
  'the id of a request as a token': async () => {
    const id = await ask(COPY);
    return [await fetchCopy(id), await confirm({ token: id })];
  },
  'the proof as a token of the copy, before and after it is confirmed': async () => {
    await ask(COPY);
    const token = await mailedToken(app, OWN.email);
    const early = await fetchCopy(token);
    await app.ok(confirmPrivacy, { body: { token } });
    return [early, await fetchCopy(token), await confirm({ token })];
  },
  'the token of the copy as a proof': async () => [await confirm({ token: await copyToken(OWN.email) })],
  'a token a second time': async () => {
    const token = await copyToken(OWN.email);
    await app.ok(fetchPrivacyCopy, { params: { token } });
    return [await fetchCopy(token), await fetchCopy(token)];
  },
  'a token with another ending, case, or something around it': async () => {
    const token = (await copyToken(OWN.email)) ?? '';
    const swapped = token.replace(/[a-z]/i, (letter) => (letter === 'x' ? 'y' : 'x'));
    return Promise.all([`${token}A`, token.slice(1), swapped, ` ${token}`, `${token}/`].map(fetchCopy));
  },
  'a token that is too old': async () => {
    const token = await copyToken(OWN.email);
    await app.db.asOwner((tx) => tx.update(privacyRequests).set({ endedAt: sql`now() - interval '25 hours'` }));
    return [await fetchCopy(token)];
  },
  'a proof that is too old': async () => {
    const id = await ask(COPY);
    const token = await mailedToken(app, OWN.email);
    const old = { createdAt: sql`now() - interval '25 hours'` };
    await app.db.asOwner((tx) => tx.update(privacyRequests).set(old).where(eq(privacyRequests.id, id)));
    return [await confirm({ token })];
  },
  'the code of one request with the id of another': async () => {
    const [mine, hers] = [await byPhone(OTHER.phone), await byPhone(OWN.phone)];
    return [await confirm({ id: hers.id, otp: mine.otp === hers.otp ? '' : mine.otp })];
  },
  'a code without its id, an id without its code, and a code for a mail': async () => {
    const { id, otp } = await byPhone(OWN.phone);
    const mailed = await ask(COPY);
    return [await confirm({ otp }), await confirm({ id }), await confirm({ id: mailed, otp }), await confirm({})];
  },
  'five wrong codes, then the right one': async () => {
    const { id, otp } = await byPhone(OWN.phone);
    const wrong = await Promise.all(Array.from({ length: 5 }, () => confirm({ id, otp: wrongFor(otp) })));
    return [...wrong, await confirm({ id, otp })];
  },
  'a code that is too old': async () => {
    const { id, otp } = await byPhone(OWN.phone);
    await app.db.asOwner((tx) => tx.update(privacyRequests).set({ codeAt: sql`now() - interval '11 minutes'` }));
    return [await confirm({ id, otp })];
  },
  'a code a second time': async () => {
    const proof = await byPhone(OWN.phone);
    await app.ok(confirmPrivacy, { body: proof });
    return [await confirm(proof)];
  },
  'contacts that nobody has, and no contact': async () => {
    await ask({ kind: 'copy', email: 'nobody@mail.example' });
    await ask({ kind: 'copy', phone: '9829000000' });
    expect(await app.mailsSent()).toEqual([]);
    return Promise.all(
      [{}, { phone: '1' }, { phone: '+44 20 7946 0000' }, { email: 'x' }].map((contact) =>
        app.ask(askPrivacy, { body: { kind: 'copy', ...contact } }),
      ),
    );
  },
  'the list of requests, as anybody but the operator': async () =>
    Promise.all([undefined, broker.token].map((token) => app.ask(listPrivacyRequests, token ? { token } : {}))),
};

test.each(Object.entries(tries))('no copy for a stranger: %s', async (_, attempt) => {
  const answers = await attempt();
  expect(answers.length).toBeGreaterThan(0);
  for (const { status, text } of answers) {
    expect(status, text).toBeGreaterThanOrEqual(400);
    expect(status, text).toBeLessThan(500);
    expect(text).not.toMatch(/Rohit|Only mine|12345/);
  }
  expect((await app.mailsSent()).filter(({ to }) => to !== OWN.email && to !== app.operator.email)).toEqual([]);
});

test('of confirmations and of fetches at once only one counts', async () => {
  await ask(COPY);
  const token = await mailedToken(app, OWN.email);
  const confirmed = await app.atOnce(8, () => confirm({ token }));
  expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
  const link = await mailedToken(app, OWN.email);
  const fetched = await app.atOnce(8, () => fetchCopy(link));
  expect(fetched.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 404)]);
});

test('the link of a copy that could not be made still works', async () => {
  const token = await copyToken(OWN.email);
  const broken = vi.spyOn(app.db, 'asPrivacy').mockRejectedValueOnce(new Error('no connection'));
  expect((await fetchCopy(token)).status).toBe(500);
  broken.mockRestore();
  expect((await fetchCopy(token)).text).toContain(OWN.full_name);
});

test('the proof goes to the contact that is given, and with both to the e-mail alone', async () => {
  await ask({ kind: 'copy', email: OTHER.email, phone: OWN.phone });
  const mails = await app.mailsSent();
  expect(mails.map(({ to }) => to)).toEqual([OTHER.email]);
  const token = await copyToken(OTHER.email);
  expect((await fetchCopy(token)).text).not.toMatch(/Rohit|Only mine|12345/);
});

test('whoever joins somebody’s lead by its phone gets what they sent, and nothing else of it', async () => {
  const enquire = (over: object) =>
    app.ok(sendEnquiry, {
      params: { slug: broker.slug },
      body: { full_name: 'Kiran', phone: '98290 44444', message: 'Secret wish', consent: true, ...over },
    });
  await enquire({});
  await enquire({ full_name: 'Tara', email: 'thief@mail.example', message: 'Hello' });
  const joined = await fetchCopy(await copyToken('thief@mail.example'));
  expect(joined.text).toContain('Hello');
  expect(joined.text).not.toMatch(/Secret wish|Kiran/);
  // The reverse: a lead that is planted to wait for its victim.
  await enquire({ phone: '98290 33333', email: 'thief@mail.example', message: 'Hello' });
  await enquire({ phone: '98290 33333', message: 'Secret wish' });
  const { data } = await app.ok(listBrokerLeads, { token: broker.token, query: { q: '33333' } });
  const about = { token: broker.token, params: { id: data[0]?.id ?? 0 } };
  const known = {
    full_name: 'Kiran Secret',
    city: 'Secret city',
    property_interest: 'Secret villa',
    assigned_to: 'Secret',
  };
  await app.ok(updateBrokerLead, { ...about, body: known });
  const plan = { at: '2099-01-01T10:00:00Z', kind: 'visit', text: 'Secret lane 12' };
  await app.ok(planBrokerFollowUp, { ...about, body: plan });
  const { text } = await fetchCopy(await copyToken('thief@mail.example'));
  expect(text).toContain('Hello');
  expect(text).not.toMatch(/Secret|Kiran|33333/);
});

test.each([false, true])('after a merge a copy holds nothing of the other person; undone: %s', async (undone) => {
  const own = `lal${undone}@mail.example`;
  const add = async (body: object) => (await app.ok(createBrokerLead, { token: broker.token, body })).data.id;
  const kim = { full_name: 'Kim', email: `kim${undone}@mail.example`, phone: '98290 55551', message: 'Secret wish' };
  const hers = await add(kim);
  const his = await add({ full_name: 'Lal', email: own, phone: '98290 55552' });
  const [kept, other] = undone ? [his, hers] : [hers, his];
  const about = { token: broker.token, params: { id: kept } };
  const take = undone ? 'mine' : 'theirs';
  const fields = { full_name: take, email: take, phone: take };
  await app.ok(mergeLeads, { ...about, body: { other_id: other, fields } });
  await app.ok(addBrokerLeadEvent, { ...about, body: { kind: 'note', text: 'Secret note' } });
  if (undone) await app.ok(unmergeLeads, about);
  const { text } = await fetchCopy(await copyToken(own));
  expect(text).toContain(own);
  expect(text).not.toMatch(/Secret|Kim|55551/i);
});

test('a wrong code is the same work whether or not a code was sent', async () => {
  const known = await byPhone(OWN.phone);
  const unknown = await ask({ kind: 'copy', phone: '98290 00001' });
  const tryBoth = async () => [
    (await confirm({ id: known.id, otp: wrongFor(known.otp) })).status,
    (await confirm({ id: unknown, otp: '000000' })).status,
  ];
  expect(await tryBoth()).toEqual([400, 400]);
  // With the hashing queue full, a 503 shows that both calls would hash.
  let free = () => {};
  const busy = new Promise<void>((resolve) => {
    free = resolve;
  });
  const { running, waiting } = PASSWORD_HASHING;
  const held = Array.from({ length: running + waiting }, () => inPasswordHashQueue(() => busy));
  expect(await tryBoth()).toEqual([503, 503]);
  free();
  await Promise.all(held);
  const [row] = await app.db.asOwner((tx) => tx.select().from(privacyRequests).where(eq(privacyRequests.id, unknown)));
  expect(row?.tries).toBe(2);
});

import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { forgotUser, resetPassword } from '#contract/account.ts';
import { updateBroker } from '#contract/brokers.ts';
import { listMails, mailKinds, sendMailAgain, sendTestMail } from '#contract/mails.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { publishSite } from '#contract/templates.ts';
import { createBrokerUser, updateBrokerUser } from '#contract/users.ts';
import { readConfig } from '../config.ts';
import { jobs } from '../db/schema/jobs.ts';
import { privacyRequests } from '../db/schema/privacy.ts';
import { savedSearches } from '../db/schema/seekers.ts';
import { runDueJobs } from '../jobs/worker.ts';
import { jobHandlers, onDeadJob } from '../startup/jobHandlers.ts';
import { firstId } from '../testing/firstId.ts';
import { formOf, PASSWORD, startTestApp } from '../testing/startTestApp.ts';
import { noteEmailChange } from '../tokens/emailChanges.ts';
import { type Mailer, mailerOf } from './mailer.ts';
import { addMail, type MailJob } from './mailJobs.ts';

const app = await startTestApp();
const { token } = app.operator;
afterAll(() => app.close());

const mailJob = (to: string, name = 'Asha'): MailJob => ({ kind: 'test', role: 'broker', to, name });
const add = (given: MailJob) => app.db.asSystem((tx) => addMail(tx, given));
const states = async () => (await app.ok(listMails, { token })).data.map(({ to, state }) => [to, state]);
const workWith = (mailer: Mailer | undefined, onSent?: (kind: string, domain: string) => void) => {
  const sending = { db: app.db, mailer, origin: 'https://nivaas.test', onSent };
  return runDueJobs({
    db: app.db,
    handlers: jobHandlers(sending, app.homes.index),
    onDeadJob: onDeadJob(sending),
  });
};

test('a test mail is sent; the operator sees it, and sends it again', async () => {
  await app.ok(sendTestMail, { token, body: { to: 'ops@test.example' } });
  expect(await states()).toEqual([['ops@test.example', 'waiting']]);
  const [mail] = await app.mailsSent();
  expect(mail).toMatchObject({ kind: 'test', to: 'ops@test.example', subject: 'Mail works' });
  const { data, sending, server } = await app.ok(listMails, { token });
  expect(sending).toBe('files');
  expect(server).toEqual({ host: null, from: 'nivaas@localhost', sent: 1, dead: 0 });
  expect(data).toEqual([
    expect.objectContaining({ state: 'sent', tries: 1, error: null, sent_at: expect.any(String) }),
  ]);
  await app.ok(sendMailAgain, { token, params: { id: data[0]?.id } });
  expect(await states()).toEqual([['ops@test.example', 'waiting']]);
  expect(await app.mailsSent()).toEqual([mail]);
});

test('a mail that fails is tried again, one that was refused for good or has no mail server is dead', async () => {
  await add(mailJob('busy@test.example'));
  const refusing = (error: object): Mailer => ({
    send: () => Promise.reject(Object.assign(new Error('no'), error)),
    close: () => undefined,
  });
  await workWith(refusing({ code: 'ESOCKET' }));
  expect((await states())[0]).toEqual(['busy@test.example', 'failed']);
  await add(mailJob('gone@test.example'));
  await workWith(refusing({ code: 'EENVELOPE', responseCode: 550 }));
  expect((await states())[0]).toEqual(['gone@test.example', 'dead']);
  await add(mailJob('off@test.example'));
  await workWith(undefined);
  const { data } = await app.ok(listMails, { token });
  expect(data[0]).toMatchObject({ state: 'dead', error: 'Mail is off: MAIL_URL is not set', sent_at: null });
});

test('every try of a mail has the same Message-ID, another mail has another', async () => {
  await add(mailJob('first@test.example'));
  await add(mailJob('second@test.example'));
  const ids: string[] = [];
  const busy: Mailer = {
    send: async ({ to, messageId }) => {
      if (to !== 'busy@test.example') ids.push(messageId);
      throw new Error('busy');
    },
    close: () => undefined,
  };
  await workWith(busy);
  await app.db.asOwner((tx) => tx.update(jobs).set({ runAt: sql`now()` }));
  await workWith(busy);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toMatch(/^<[\w.]+@nivaas\.test>$/);
});

test('fifty are shown, the newest first; other jobs are none of them, nor can they be sent again', async () => {
  await app.db.asSystem(async (tx) => {
    for (let nth = 0; nth < 55; nth += 1) await addMail(tx, mailJob(`many${nth}@test.example`));
    await tx.insert(jobs).values({ kind: 'other', data: {} });
  });
  const seen = await states();
  expect([seen.length, seen[0]?.[0]]).toEqual([50, 'many54@test.example']);
  const [other] = await app.db.asSystem((tx) => tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.kind, 'other')));
  expect((await app.ask(sendMailAgain, { token, params: { id: other?.id } })).status).toBe(404);
  await app.mailsSent();
});

test('a link to a new password is sent again, but not to a former email, and not after a new password', async () => {
  const broker = await app.addBroker();
  const person = { full_name: 'Kavita Yadav', email: 'former@test.example', password: PASSWORD };
  const { id } = (await app.ok(createBrokerUser, { token: broker.token, body: person })).data;
  const linkSent = async () => /token=([\w-]+)/.exec((await app.mailsSent())[0]?.text ?? '')?.[1];
  const sentAgain = async () => {
    const { data } = await app.ok(listMails, { token });
    await app.ok(sendMailAgain, { token, params: { id: data.find(({ kind }) => kind === 'reset')?.id } });
    return linkSent();
  };
  const statusOf = async (link = '') =>
    (await app.ask(resetPassword, { body: { token: link, password: 'Udaipur#2026lake' } })).status;
  const moveTo = (email: string) =>
    app.ok(updateBrokerUser, { token: broker.token, params: { id }, body: { ...person, email } });
  await app.ok(forgotUser, { body: { email: person.email } });
  const links = [await linkSent(), await sentAgain()];
  await moveTo('new@test.example');
  for (const link of links) expect([typeof link, await statusOf(link)]).toEqual(['string', 400]);
  expect(await sentAgain()).toBeUndefined();
  await moveTo(person.email);
  expect(await statusOf(await sentAgain())).toBe(200);
  await app.mailsSent();
  expect(await sentAgain()).toBeUndefined();
});

const folder = path.join(app.dataDir, 'mail');
const files = mailerOf(readConfig({ DATA_DIR: app.dataDir }));
/** The last file that was written, as its name, its headers with folded lines joined, and its body. */
const lastFile = async () => {
  const name = (await readdir(folder)).toSorted().at(-1) ?? '';
  const text = await readFile(path.join(folder, name), 'utf8');
  const end = text.indexOf('\r\n\r\n');
  const headers = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  return { name, headers, body: text.slice(end + 4) };
};

test('without a mail server mails are files with complete headers and both parts, which only the server’s user reads', async () => {
  const told: string[] = [];
  await add(mailJob('asha@test.example', 'Asha <b>Rathore</b>'));
  await workWith(files, (...words) => told.push(words.join(' ')));
  const { name, headers, body } = await lastFile();
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-test-asha@test\.example\.eml$/);
  for (const header of [
    /^From: Nivaas <nivaas@localhost>$/,
    /^To: asha@test\.example$/,
    /^Subject: Mail works$/,
    /^Date: /,
    /^Message-ID: </i,
    /^Auto-Submitted: auto-generated$/i,
    /^Content-Type: multipart\/alternative;/,
  ]) {
    expect(headers).toContainEqual(expect.stringMatching(header));
  }
  expect(body).toContain('Content-Type: text/plain');
  expect(body).toContain('Content-Type: text/html');
  expect(body).toContain('Namaste Asha <b>Rathore</b>,');
  expect(body).toContain('Asha &lt;b&gt;Rathore&lt;/b&gt;');
  expect(told).toEqual(['test test.example']);
  expect((await stat(path.join(folder, name))).mode & 0o077).toBe(0);
});

test.each([
  'a@test.example\r\nBcc: evil@test.example',
  'a@test.example\nSubject: x',
  'a@test.example, evil@test.example',
  'a@test.example;evil@test.example',
  'Evil <evil@test.example>',
  '"a b"@test.example',
  'a@b@test.example',
  'a@test.example\rCc: evil@test.example',
  'a@test.example%0d%0aBcc: evil@test.example',
  'a@test.example\u2028Bcc: evil@test.example',
  'a@test.example\u000b',
  'a@test.example>,<evil@test.example',
  'a@test.example> SIZE=1\r\nRCPT TO:<evil@test.example',
  'group: a@test.example;',
  'a(comment)@test.example',
  'a@[127.0.0.1]',
  'a @test.example',
  '@test.example',
  'a@',
  '../../escape',
  '',
])('no mail goes to the hostile receiver %j', async (to) => {
  const before = (await readdir(folder)).length;
  await add(mailJob(to));
  await workWith(files);
  expect((await readdir(folder)).length).toBe(before);
  expect((await app.ok(listMails, { token })).data[0]?.state).toBe('dead');
});

test('hostile names stay text: no header and no receiver comes from them', { timeout: 120_000 }, async () => {
  const hostile = [
    'Asha\r\nBcc: evil@test.example\r\n\r\n<script>alert(1)</script>',
    'Asha\u2028Bcc: evil@test.example',
    '=?utf-8?q?=0d=0aBcc:_evil@test.example?=',
    '"><img src=x onerror=alert(1)>',
    'Asha\rCc: evil@test.example',
    'Asha\u000bBcc: evil@test.example',
    'Asha" <evil@test.example>, "',
    '<evil@test.example>',
    '--boundary\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>',
    '.\r\nQUIT\r\nMAIL FROM:<evil@test.example>',
    '\u202eelpmaxe.tset@live',
  ];
  const { id: accountId } = await app.addUser({ email: 'safe@test.example' });
  await app.db.asSystem((tx) =>
    noteEmailChange(tx, { role: 'user', accountId, email: 'safe@test.example', former: 'safe@test.example' }),
  );
  const searchId = await app.db.asSystem(async (tx) => {
    const search = { userId: accountId, name: 'x', query: '', alert: 'daily', unsubscribeToken: 'x' } as const;
    return firstId(await tx.insert(savedSearches).values(search).returning({ id: savedSearches.id }));
  });
  const request = { kind: 'copy', email: 'safe@test.example' } as const;
  await app.db.asSystem((tx) =>
    tx.insert(privacyRequests).values([
      { ...request, id: 'privacy_proof' },
      { ...request, id: 'privacy_copy', state: 'done', endedAt: new Date() },
    ]),
  );
  for (const name of hostile) {
    const homes = [{ title: name, place: name, price: 5_000_000, before: 6_000_000, path: '/homes/1' }];
    const found = { name, query: '', homes, total: 1 };
    for (const kind of mailKinds.values) {
      const notice = {
        decision: 'remove',
        home: name,
        reasons: [name],
        note: name,
        domain: name,
        why: name,
        link: '/',
        told: [],
        searchId,
        homes,
        found: kind === 'daily_searches' ? [found] : found,
        requestId: kind,
        asked: 'copy',
      };
      const more = { role: 'user', accountId, browser: name, place: name, at: name, interest: name, ...notice };
      await add({ kind, to: 'safe@test.example', name, ...more } as unknown as MailJob);
      await workWith(files);
      const { name: file, headers, body } = await lastFile();
      expect(file).toContain(`-${kind}-safe@test.example.eml`);
      expect(headers.filter((line) => /^(bcc|cc|to):/i.test(line))).toEqual(['To: safe@test.example']);
      expect(headers.join('\n')).not.toMatch(/evil|script|img/);
      const html = body.slice(body.indexOf('text/html; charset'));
      expect(html).not.toMatch(/<(script|img)/);
    }
  }
});

test('the broker is told of a new lead, not of a second enquiry that joins it, and without the person’s name', async () => {
  const broker = await app.addBroker();
  const { slug } = (await app.ok(publishSite, { token: broker.token, body: { template: 'modern' } })).data;
  await app.mailsSent();
  const body = { full_name: 'Rohit Bhatia', phone: '5550120420', consent: true };
  for (const _ of ['first', 'second']) await app.ok(sendEnquiry, { params: { slug }, body });
  const sent = await app.mailsSent();
  expect(sent.map(({ kind, to }) => [kind, to])).toEqual([['lead', broker.email]]);
  expect(sent[0]?.text).toContain('https://nivaas.test/broker/crm');
  expect(sent[0]?.text).not.toContain('Rohit');
});

test('a broker is told of approval and suspension, once each', async () => {
  const broker = await app.addBroker({ status: 'pending' });
  const set = (status: string) =>
    app.ok(updateBroker, {
      token,
      params: { id: broker.id },
      body: formOf({ full_name: broker.fullName, email: broker.email, status }),
    });
  for (const status of ['active', 'active', 'suspended']) await set(status);
  // Mails that wait together may leave in any order.
  expect((await app.mailsSent()).map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
    ['broker_approved', broker.email],
    ['broker_suspended', broker.email],
  ]);
});

test('an operator sends twenty mails by hand, then waits', async () => {
  await app.db.asOwner((tx) => tx.execute(sql`delete from login_attempts`));
  const send = () => app.ask(sendTestMail, { token, body: { to: 'ops@test.example' } });
  for (let nth = 0; nth < 20; nth += 1) expect((await send()).status).toBe(202);
  expect(await send()).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
});

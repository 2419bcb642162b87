import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { mailerOf } from './mailer.ts';

const received: { from: string; to: string[]; message: string }[] = [];
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'nivaas' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('Wrong')),
  onRcptTo: ({ address }, _session, done) =>
    address.startsWith('unknown') ? done(Object.assign(new Error('No such user'), { responseCode: 550 })) : done(),
  onData: (stream, { envelope }, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const { mailFrom, rcptTo } = envelope;
      const from = mailFrom ? mailFrom.address : '';
      received.push({ from, to: rcptTo.map(({ address }) => address), message: Buffer.concat(chunks).toString() });
      done();
    });
  },
});
let port = 0;
beforeAll(async () => {
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  ({ port } = listener.address() as AddressInfo);
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const mailer = (login = 'nivaas:p%40ss@') =>
  mailerOf(readConfig({ MAIL_URL: `smtp://${login}127.0.0.1:${port}`, MAIL_FROM: 'Nivaas <hello@nivaas.test>' }));
const mail = {
  kind: 'test',
  messageId: '<1@nivaas.test>',
  to: 'asha@test.example',
  subject: 'Hello',
  text: 'Plain',
  html: '<p>Rich</p>',
};

test('a mail goes to the mail server, with the sender, the receiver and both parts', async () => {
  const sending = mailer();
  await sending?.send(mail);
  sending?.close();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'hello@nivaas.test', to: ['asha@test.example'] });
  for (const part of [
    'Message-ID: <1@nivaas.test>',
    'From: Nivaas <hello@nivaas.test>',
    'Subject: Hello',
    'Plain',
    '<p>Rich</p>',
  ]) {
    expect(received[0]?.message).toContain(part);
  }
});

test('a mail that can be ended by one press names where mail programs do it (RFC 8058)', async () => {
  const sending = mailer();
  await sending?.send({ ...mail, unsubscribe: 'https://nivaas.test/unsubscribe?token=s.1' });
  sending?.close();
  const { message } = received.at(-1) ?? { message: '' };
  expect(message).toMatch(/^List-Unsubscribe: <https:\/\/nivaas\.test\/unsubscribe\?token=s\.1>\r$/m);
  expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});

test('an unknown receiver and a wrong login can be told apart', async () => {
  const sending = mailer();
  const refused = await sending?.send({ ...mail, to: 'unknown@test.example' }).catch((error: unknown) => error);
  sending?.close();
  expect(refused).toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
  const stranger = mailer('nivaas:wrong@');
  await expect(stranger?.send(mail)).rejects.toMatchObject({ code: 'EAUTH' });
  stranger?.close();
});

test('production without a mail server sends nothing; elsewhere mails are files', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/nivaas', OTP_SENDER: 'off' };
  expect(mailerOf(readConfig(production))).toBeUndefined();
  expect(mailerOf(readConfig({}))).toBeDefined();
});

test('the files of one receiver can be deleted', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nivaas-test-'));
  const files = mailerOf(readConfig({ DATA_DIR: dataDir }));
  await files?.forget?.('asha@test.example');
  for (const to of ['Asha@test.example', 'other-asha@test.example', 'meera@test.example'])
    await files?.send({ ...mail, to });
  await files?.forget?.('asha@test.example');
  const left = await readdir(path.join(dataDir, 'mail'));
  expect(left.map((name) => name.replace(/^.*Z-test-/, '')).toSorted()).toEqual([
    'meera@test.example.eml',
    'other-asha@test.example.eml',
  ]);
  await rm(dataDir, { recursive: true });
});

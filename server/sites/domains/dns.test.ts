import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DnsServer, startDnsServer } from '#server/testing/dnsServer.ts';
import { askDns, type Dns } from './dns.ts';

let server: DnsServer;
let dns: Dns;
beforeAll(async () => {
  server = await startDnsServer();
  dns = askDns([server.address]);
});
afterAll(() => server.close());

test('resolves all addresses and whole texts', async () => {
  const long = 'x'.repeat(450);
  server.set('homes.example', {
    a: ['203.0.113.10', '198.51.100.7'],
    aaaa: ['2001:db8:0:0:0:0:0:1'],
    txt: ['one', long],
  });
  expect(await dns.addresses('homes.example')).toEqual(['203.0.113.10', '198.51.100.7']);
  expect(await dns.ipv6('homes.example')).toEqual(['2001:db8::1']);
  expect(await dns.texts('homes.example')).toEqual(['one', long]);
});

test('tells a missing name, missing records and a failure apart', async () => {
  server.set('empty.example', {});
  server.set('broken.example', { says: 'failure' });
  server.set('closed.example', { says: 'refused' });
  expect(await dns.addresses('nobody.example')).toBe('no name');
  expect(await dns.addresses('empty.example')).toEqual([]);
  expect(await dns.addresses('broken.example')).toBe('unanswered');
  expect(await dns.addresses('closed.example')).toBe('unanswered');
});

test('gives up on a silent server after a few tries', async () => {
  server.set('silent.example', { says: 'silent' });
  const from = performance.now();
  expect(await dns.addresses('silent.example')).toBe('unanswered');
  expect(performance.now() - from).toBeLessThan(8_000);
  expect(server.questions.filter((question) => question === 'A silent.example').length).toBeLessThanOrEqual(4);
}, 15_000);

test('simultaneous identical questions are sent once', async () => {
  server.set('twice.example', { a: ['203.0.113.10'] });
  await Promise.all(Array.from({ length: 50 }, () => dns.addresses('twice.example')));
  expect(server.questions.filter((question) => question === 'A twice.example')).toHaveLength(1);
  await dns.addresses('twice.example');
  expect(server.questions.filter((question) => question === 'A twice.example')).toHaveLength(2);
});

test('limits concurrent and waiting questions; the rest stay unanswered', async () => {
  const names = Array.from({ length: 300 }, (_, nth) => `flood-${nth}.example`);
  for (const name of names) server.set(name, { says: 'silent' });
  const some = names.map((name) => dns.addresses(name));
  // Beyond 60 in progress and 120 waiting, questions fail immediately, not after a timeout.
  expect(await Promise.all(some.slice(180))).toEqual(Array.from({ length: 120 }, () => 'unanswered'));
  await expect.poll(() => server.questions.filter((question) => question.startsWith('A flood')).length).toBe(60);
  for (const name of names) server.set(name, { a: ['203.0.113.10'] });
  // The retries of the first are answered, and then those that waited.
  expect(new Set((await Promise.all(some.slice(0, 180))).map(String))).toEqual(new Set(['203.0.113.10']));
}, 20_000);

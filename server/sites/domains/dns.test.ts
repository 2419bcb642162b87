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

test('addresses and texts, all of them and whole', async () => {
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

test('no such name, none of that kind, and nothing to rely on are told apart', async () => {
  server.set('empty.example', {});
  server.set('broken.example', { says: 'failure' });
  server.set('closed.example', { says: 'refused' });
  expect(await dns.addresses('nobody.example')).toBe('no name');
  expect(await dns.addresses('empty.example')).toEqual([]);
  expect(await dns.addresses('broken.example')).toBe('unanswered');
  expect(await dns.addresses('closed.example')).toBe('unanswered');
});

test('a server that says nothing is given up after a few tries', async () => {
  server.set('silent.example', { says: 'silent' });
  const from = performance.now();
  expect(await dns.addresses('silent.example')).toBe('unanswered');
  expect(performance.now() - from).toBeLessThan(8_000);
  expect(server.questions.filter((question) => question === 'A silent.example').length).toBeLessThanOrEqual(4);
}, 15_000);

test('what is asked twice at once is asked once', async () => {
  server.set('twice.example', { a: ['203.0.113.10'] });
  await Promise.all(Array.from({ length: 50 }, () => dns.addresses('twice.example')));
  expect(server.questions.filter((question) => question === 'A twice.example')).toHaveLength(1);
  await dns.addresses('twice.example');
  expect(server.questions.filter((question) => question === 'A twice.example')).toHaveLength(2);
});

test('so many questions are under way at once, and who cannot wait any more has no answer', async () => {
  const names = Array.from({ length: 300 }, (_, nth) => `flood-${nth}.example`);
  for (const name of names) server.set(name, { says: 'silent' });
  const some = names.map((name) => dns.addresses(name));
  // Beyond 60 under way and 120 who wait: at once, long before a silent server is given up.
  expect(await Promise.all(some.slice(180))).toEqual(Array.from({ length: 120 }, () => 'unanswered'));
  await expect.poll(() => server.questions.filter((question) => question.startsWith('A flood')).length).toBe(60);
  for (const name of names) server.set(name, { a: ['203.0.113.10'] });
  // Tried again, the first are answered, and so are those who waited.
  expect(new Set((await Promise.all(some.slice(0, 180))).map(String))).toEqual(new Set(['203.0.113.10']));
}, 20_000);

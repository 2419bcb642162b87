import { expect, test } from 'vitest';
import type { Asked } from './dns.ts';
import { isProxy } from './proxies.ts';
import { judge } from './verdict.ts';

const HERE = '203.0.113.10';
const PROOF = 'nivaas-site=0123';
const alone = { siteIpv4: HERE, proof: PROOF, needsTxt: false };
const contested = { ...alone, needsTxt: true };

test.each<[Asked, Asked, string, string | null]>([
  [[HERE], 'no name', 'connected', 'a'],
  [[HERE], [], 'connected', 'a'],
  [[HERE], 'unanswered', 'connected', 'a'],
  [[HERE], ['other', PROOF], 'connected', 'txt'],
  [['198.51.100.7', HERE], [], 'connected', 'a'],
  ['no name', [PROOF], 'no_name', null],
  [[], [PROOF], 'no_address', null],
  [['198.51.100.7'], [PROOF], 'elsewhere', null],
  [['104.16.1.1', '172.67.1.1'], [], 'proxied', null],
  [['104.16.1.1', '198.51.100.7'], [], 'elsewhere', null],
  ['unanswered', [PROOF], 'waiting', null],
])('%j and %j: %s', (addresses, texts, reason, verifiedBy) => {
  expect(judge({ addresses, ipv6: [], texts }, alone)).toMatchObject({ reason, verifiedBy });
});

test.each<[Asked, Asked, string, string | null]>([
  [[HERE], 'no name', 'txt_needed', null],
  [[HERE], ['nivaas-site=9999', `${PROOF} `], 'txt_needed', null],
  [[HERE], [PROOF], 'connected', 'txt'],
  [[HERE], 'unanswered', 'waiting', null],
  [['198.51.100.7'], [PROOF], 'elsewhere', null],
])('for a contested name, %j and %j: %s', (addresses, texts, reason, verifiedBy) => {
  expect(judge({ addresses, ipv6: [], texts }, contested)).toMatchObject({ reason, verifiedBy });
});

test('a name with AAAA records alone exists, and they are always reported', () => {
  const ipv6 = ['2001:db8::1'];
  expect(judge({ addresses: [], ipv6, texts: [] }, alone)).toMatchObject({ reason: 'no_address', foundIpv6: ipv6 });
  expect(judge({ addresses: 'no name', ipv6, texts: [] }, alone).reason).toBe('no_address');
  expect(judge({ addresses: [HERE], ipv6, texts: [] }, alone)).toMatchObject({ verifiedBy: 'a', foundIpv6: ipv6 });
  for (const nothing of ['no name', 'unanswered'] as const) {
    expect(judge({ addresses: [HERE], ipv6: nothing, texts: [] }, alone)).toMatchObject({
      verifiedBy: 'a',
      foundIpv6: [],
    });
  }
});

test('reported records are limited in number and length, without control characters', () => {
  const texts = [...Array.from({ length: 50 }, (_, nth) => `${nth}`), PROOF];
  const { foundTexts, verifiedBy } = judge({ addresses: [HERE], ipv6: [], texts }, contested);
  expect([foundTexts.length, verifiedBy]).toEqual([8, 'txt']);
  const odd = judge({ addresses: [HERE], ipv6: [], texts: ['a\u0000b\u001bc', 'x'.repeat(5_000)] }, alone).foundTexts;
  expect(odd).toEqual(['abc', 'x'.repeat(200)]);
});

test('proxies are recognised by their address ranges', () => {
  expect(['104.16.0.1', '172.71.255.255', '151.101.1.1', '131.0.75.255'].filter((one) => !isProxy(one))).toEqual([]);
  expect([HERE, '104.32.0.1', '172.72.0.0', 'nonsense'].filter(isProxy)).toEqual([]);
});

import { expect, test } from 'vitest';
import { hostIn, hostPasted } from './hostIn.ts';

test.each([
  ['https://www.sharma.in/', 'www.sharma.in'],
  [' HTTP://Sharma.in/homes?city=Jaipur#top ', 'Sharma.in'],
  ['https://शर्मा.भारत', 'शर्मा.भारत'],
  ['https://me:word@www.sharma.in:8443/homes', 'www.sharma.in'],
  ['sharma.in/', 'sharma.in'],
  ['sharma.in:8080', 'sharma.in:8080'],
  ['https://', 'https://'],
  ['me@sharma.in', 'me@sharma.in'],
  ['sharma', 'sharma'],
])('the host of %j is %j', (text, host) => {
  expect(hostIn(text)).toBe(host);
});

test('while it is typed, only an address with its scheme becomes a host', () => {
  expect(hostPasted('https://www.sharma.in/')).toBe('www.sharma.in');
  expect(hostPasted('sharma.in/h')).toBe('sharma.in/h');
});

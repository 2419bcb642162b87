import { expect, test } from 'vitest';
import { encodingFor, isUnchanged } from './compressedPage.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br; q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', undefined],
  ['br;q=0.2, GZIP;q=0.8', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['identity;q=0.1, br;q=0.5', 'br'],
  ['brotli, x-gzip', undefined],
  ['br;q=much', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding %j gets %j', (accepted, sent) => expect(encodingFor(accepted)).toBe(sent));

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['', false],
  [undefined, false],
])('If-None-Match %j is a match: %j', (known, isSame) =>
  expect(isUnchanged({ headers: { 'if-none-match': known } }, { etag: '"a"' })).toBe(isSame),
);

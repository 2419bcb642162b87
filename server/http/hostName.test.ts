import { expect, test } from 'vitest';
import { originOn, readHost } from './hostName.ts';

test.each([
  [undefined, 'http', 'http://a.example'],
  [undefined, 'https', 'https://a.example'],
  [undefined, 'javascript', 'http://a.example'],
  ['https://nivaas.example', 'http', 'https://a.example'],
  ['https://nivaas.example:443/', 'http', 'https://a.example'],
  ['https://nivaas.example:8443', 'http', 'https://a.example:8443'],
  ['http://127.0.0.1:3000', 'https', 'http://a.example:3000'],
])('with PUBLIC_URL %s and a request over %s, the origin of a domain is %s', (publicUrl, protocol, origin) => {
  expect(originOn(publicUrl, 'a.example', protocol)).toBe(origin);
});

test('the port does not matter', () => {
  for (const host of ['a.example', 'A.example.:80', 'a.example:1', 'a.example:65535']) {
    expect(readHost(host, 'nivaas.example')).toEqual({ kind: 'domain', name: 'a.example' });
  }
});

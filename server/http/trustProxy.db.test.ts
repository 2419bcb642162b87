import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { loginBroker } from '#contract/auth.ts';
import { audit } from '../db/schema/platform.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const PROXY = '10.0.0.1';
let app: TestApp | undefined;
afterEach(() => app?.close());

const behind = async (trusted?: string) => {
  app = await startTestApp({ settings: trusted ? { TRUST_PROXY: trusted } : {} });
  return app;
};

const guess = async ({ http }: TestApp, peer: string, forwarded: string, email = 'asha@test.example') => {
  const answer = await http.inject({
    method: 'POST',
    url: loginBroker.path,
    remoteAddress: peer,
    headers: { 'x-forwarded-for': forwarded },
    payload: { email, password: 'wrong' },
  });
  return answer.statusCode;
};

/** The address in the audit entry of a failed sign-in. */
const addressOf = async (server: TestApp, peer: string, forwarded: string) => {
  await guess(server, peer, forwarded, `${peer.length}${forwarded.length}@test.example`);
  const entries = await server.db.asOperator((tx) =>
    tx.select().from(audit).where(eq(audit.action, 'account.sign_in_refused')).orderBy(audit.id),
  );
  return entries.at(-1)?.address;
};

describe('the caller’s address', () => {
  test('no forwarded address is trusted without TRUST_PROXY', async () => {
    const server = await behind();
    expect(await addressOf(server, PROXY, '203.0.113.7')).toBe(PROXY);
    expect(await addressOf(server, '127.0.0.1', '203.0.113.7')).toBe('127.0.0.1');
  });

  test('only the named proxies are trusted: the last address that is not a proxy counts', async () => {
    const server = await behind(`${PROXY}, 10.1.0.0/16`);
    expect(await addressOf(server, PROXY, '203.0.113.7')).toBe('203.0.113.7');
    expect(await addressOf(server, PROXY, '198.51.100.9, 203.0.113.7')).toBe('203.0.113.7');
    expect(await addressOf(server, PROXY, '198.51.100.9, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7');
    for (const peer of ['10.0.0.2', '203.0.113.9', '127.0.0.1']) {
      expect(await addressOf(server, peer, '203.0.113.7'), peer).toBe(peer);
    }
  });

  test('a forwarded address counts without its port', async () => {
    const server = await behind(PROXY);
    expect(await addressOf(server, PROXY, '203.0.113.7:4711')).toBe('203.0.113.7');
    expect(await addressOf(server, PROXY, '[2001:db8::7]:4711')).toBe('2001:db8::7');
    expect(await addressOf(server, PROXY, '198.51.100.9:1, 203.0.113.70:65535, 10.0.0.1:80')).toBe('203.0.113.70');
  });

  test('a number of proxies is trusted', async () => {
    const server = await behind('2');
    expect(await addressOf(server, PROXY, '198.51.100.9, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7');
  });
});

test('sign-in limits count the caller’s own address, behind a proxy and with a forged header', async () => {
  const server = await behind(PROXY);
  // A different account for each, to stay below the limit per account.
  const statuses = async (peer: string, forwarded: (nth: number) => string) => {
    const all: number[] = [];
    for (let nth = 0; nth <= 20; nth += 1) all.push(await guess(server, peer, forwarded(nth), `${nth}@test.example`));
    return all;
  };
  const twenty = [...Array.from({ length: 20 }, () => 401), 429];
  expect(await statuses(PROXY, (nth) => `198.51.100.${nth}, 203.0.113.7`)).toEqual(twenty);
  expect(await guess(server, PROXY, '203.0.113.8', 'asha@test.example')).toBe(401);
  expect(await statuses('203.0.113.66', (nth) => `198.51.100.${nth}`)).toEqual(twenty);
});

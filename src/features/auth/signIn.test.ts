import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { readSession } from '#src/lib/sessions.ts';
import { sessionOf, signIn } from './signIn.ts';

const fetching = vi.fn<typeof fetch>();
const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetching.mockReset();
  kept.clear();
});

// Specification 000, section 3: token, name, email, phone, photo, lastLoginAt, profile; a broker's also brokerId, licenseNo, tenantDb.
const common = ['token', 'name', 'email', 'phone', 'photo', 'lastLoginAt', 'profile'];

test.each([
  ['super_admin', common],
  ['user', common],
  ['broker', [...common, 'brokerId', 'licenseNo', 'tenantDb']],
] as const)('what is kept of a %s who signed in', (role, fields) => {
  const profile = buildProfile({ role, id: 7 });
  const session = sessionOf('a token', profile);
  expect(Object.keys(session)).toEqual(fields);
  const { name, email, phone, photo, lastLoginAt, licenseNo, tenantDb } = profile;
  expect(session).toMatchObject({ token: 'a token', name, email, phone, photo, lastLoginAt, profile });
  if (role === 'broker') expect(session).toMatchObject({ brokerId: 7, licenseNo, tenantDb });
});

// Specification 000, section 8: a failure of whoami is ignored; section 6: a broker must be reported as one.
const user = { name: 'Ravi Sharma', email: 'ravi@nivaas.example' };
const withoutWhoami = (role: 'super_admin' | 'broker' | 'user', typed: string) => {
  fetching.mockImplementation(async (url) =>
    String(url).endsWith('/login')
      ? Response.json({ token: 'a token', ...(role === 'user' && { user }) })
      : Response.json({}, { status: 500 }),
  );
  return signIn(role, { email: typed, password: 'x', remember: undefined });
};

test.each([
  ['super_admin', { name: '', email: 'typed@nivaas.example' }],
  ['user', user],
] as const)('a %s whose whoami fails is signed in with what the login tells', async (role, known) => {
  await withoutWhoami(role, 'typed@nivaas.example');
  const rest = { phone: null, photo: null, lastLoginAt: null, profile: null };
  expect(readSession(role)).toMatchObject({ token: 'a token', ...known, ...rest });
});

test('a broker whose whoami fails is not signed in, and the session ends', async () => {
  await expect(withoutWhoami('broker', 'asha@nivaas.example')).rejects.toThrow();
  expect(readSession('broker')).toBeNull();
  expect(fetching.mock.lastCall?.[0]).toBe('/api/auth/logout');
});

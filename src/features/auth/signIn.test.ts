import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { readSession } from '#src/lib/sessions.ts';
import { loginErrorText } from './authErrors.ts';
import { refreshProfile } from './refreshProfile.ts';
import { sessionOf, signIn } from './signIn.ts';

const fetching = vi.fn<typeof fetch>();
const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
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

// Specification 000, section 8: a failure of whoami is ignored; section 6: whoami must report the role broker.
const user = { name: 'Ravi Sharma', email: 'ravi@nivaas.example' };
const signInWith = (role: 'super_admin' | 'broker' | 'user', whoami: () => Response | Promise<Response>) => {
  fetching.mockImplementation(async (url) =>
    String(url).endsWith('/login') ? Response.json({ token: 'a token', ...(role === 'user' && { user }) }) : whoami(),
  );
  return signIn(role, { email: 'typed@nivaas.example', password: 'x', remember: undefined });
};

test.each([
  ['super_admin', { name: '', email: 'typed@nivaas.example' }],
  ['user', user],
] as const)('a %s is signed in at once with what the login tells, though whoami never answers', async (role, known) => {
  await signInWith(role, () => new Promise(() => undefined));
  const rest = { phone: null, photo: null, lastLoginAt: null, profile: null };
  expect(readSession(role)).toMatchObject({ token: 'a token', ...known, ...rest });
});

const failures: [string, unknown, number, string][] = [
  ['fails', {}, 500, ''],
  ['answers 401', { message: 'Please sign in' }, 401, 'Login failed'],
  ['answers {}', {}, 200, 'Login failed'],
  ['answers no profile', { data: null }, 200, 'Login failed'],
];

test.each(failures)(
  'a broker whose whoami %s is not signed in, and the session ends',
  async (_, body, status, words) => {
    const failure: unknown = await signInWith('broker', () => Response.json(body, { status })).catch((error) => error);
    expect(failure).toMatchObject({ message: words });
    expect(loginErrorText(failure)).toBe('Login failed');
    expect(readSession('broker')).toBeNull();
    expect(fetching.mock.lastCall?.[0]).toBe('/api/auth/logout');
  },
);

test.each(failures)('a later whoami that %s leaves the session as it is', async (_, body, status) => {
  for (const role of ['super_admin', 'user'] as const) {
    await signInWith(role, () => Response.json(body, { status }));
    const before = readSession(role);
    await refreshProfile(role);
    expect(readSession(role)).toBe(before);
    expect(before).toMatchObject({ token: 'a token' });
  }
});

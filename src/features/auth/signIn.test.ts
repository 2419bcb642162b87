import { expect, test } from 'vitest';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { sessionOf } from './signIn.ts';

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

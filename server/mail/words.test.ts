import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

const person = { to: 'meera@nivaas.example', name: 'Meera' } as const;
const elsewhere = { kind: 'new_sign_in', browser: 'Firefox', place: '203.0.113.0/24', at: '23 Nov 2026' } as const;

test.each([
  ['super_admin', '/superadmin/settings/view-profile'],
  ['broker', '/broker/settings/view-profile'],
  ['user', '/account#profile'],
] as const)(
  'the mail about a new sign-in leads a %s to the sessions, and to a new password of this role',
  (role, page) => {
    const { note, action } = wordsOf({ ...person, ...elsewhere, role }, '');
    expect(note?.endsWith(`: ${page}`)).toBe(true);
    expect(action?.href).toBe(`/auth/forgot?role=${role}`);
  },
);

test.each([
  ['super_admin', '/superadmin/notifications#told'],
  ['broker', '/broker/settings/view-profile#told'],
] as const)('the mail of a notification leads a %s to what is told', (role, page) => {
  const { note } = wordsOf({ ...person, kind: 'leads_imported', role, link: '/' }, '');
  expect(note?.endsWith(`: ${page}`)).toBe(true);
});

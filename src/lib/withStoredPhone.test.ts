import { expect, test } from 'vitest';
import { leadCreateBody } from '#contract/leads/schemas.ts';
import { withStoredPhone } from './withStoredPhone.ts';

const lead = { full_name: 'Kiran Rao', email: 'kiran@test.example' };

test('a stored phone that breaks today’s rules may stay, but not change to another one that does', () => {
  const old = '98765 43210 ext. 5';
  const rules = withStoredPhone(leadCreateBody, old);
  const isValid = (phone: string) => rules.isValidSync({ ...lead, phone });
  expect([old, '98765 43210', '98765 43210 ext. 6', ''].map(isValid)).toEqual([true, true, false, false]);
  expect(withStoredPhone(leadCreateBody, null).isValidSync({ ...lead, phone: old })).toBe(false);
});

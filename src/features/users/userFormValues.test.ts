import { expect, test } from 'vitest';
import { buildUser } from '#contract/fixtures/users.ts';
import { userFormOf, userPatchOf } from './userFormValues.ts';

test('a change of one field is sent without the others, which someone else may have changed', () => {
  const known = buildUser({ phone: '+91 55501 20934', status: 'active' });
  const form = userFormOf(known);
  const { name: full_name, email } = known;
  expect(userPatchOf({ ...form, phone: ' 98290 12345 ' }, known)).toEqual({ full_name, email, phone: '98290 12345' });
  expect(userPatchOf({ ...form, phone: '', status: 'inactive' }, known)).toEqual({
    full_name,
    email,
    phone: '',
    status: 'inactive',
  });
});

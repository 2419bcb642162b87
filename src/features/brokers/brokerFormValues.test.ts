import { expect, test } from 'vitest';
import { buildBroker } from '#contract/fixtures/brokers.ts';
import { brokerFormOf, brokerPatchOf } from './brokerFormValues.ts';

test('a change of one field is sent without the others, which someone else may have changed', () => {
  const known = buildBroker({ phone: null, status: 'active' });
  const form = brokerFormOf(known);
  const { name: full_name, email } = known;
  expect(brokerPatchOf({ ...form, phone: '98290 12345' }, known)).toEqual({ full_name, email, phone: '98290 12345' });
  expect(brokerPatchOf({ ...form, license_no: '', status: 'suspended' }, known)).toEqual({
    full_name,
    email,
    license_no: '',
    status: 'suspended',
  });
});

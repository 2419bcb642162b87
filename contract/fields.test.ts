import { describe, expect, it } from 'vitest';
import { brokerCreateBody } from './brokers.ts';
import { leadCreateBody, leadPatchBody } from './leads.ts';
import { MAX_PRICE, propertyCreateBody } from './properties.ts';
import { enquiryBody } from './sites.ts';

const strict = { strict: true, abortEarly: false } as const;
const person = { full_name: 'Ravi Saxena', email: 'ravi@mail.example', phone: '+91 55501 20417' };

describe('what bodies accept', () => {
  it.each([
    ['a lead', () => leadCreateBody.validate(person, strict)],
    ['an empty change of a lead', () => leadPatchBody.validate({}, strict)],
    ['a property without a title', () => propertyCreateBody.validate({ basic: {}, features: {} }, strict)],
    [
      'the largest price',
      () => propertyCreateBody.validate({ basic: {}, features: { expected_price: MAX_PRICE } }, strict),
    ],
    [
      'an enquiry with an empty email',
      () => enquiryBody.validate({ full_name: 'R', phone: '5550120417', email: '', consent: true }, strict),
    ],
    [
      'an enquiry without email',
      () => enquiryBody.validate({ full_name: 'R', phone: '5550120417', consent: true }, strict),
    ],
  ])('%s', async (_what, check) => {
    await expect(check()).resolves.toBeDefined();
  });
});

describe('what bodies refuse, and the words', () => {
  it.each([
    [
      'a lead without a name',
      () => leadCreateBody.validate({ ...person, full_name: undefined }, strict),
      'Full name is required',
    ],
    ['a blank name', () => leadCreateBody.validate({ ...person, full_name: '  ' }, strict), 'Full name is required'],
    [
      'a number as a name',
      () => leadCreateBody.validate({ ...person, full_name: 5 }, strict),
      'Full name must be text',
    ],
    [
      'a change that empties the name',
      () => leadPatchBody.validate({ full_name: '' }, strict),
      'Full name is required',
    ],
    [
      'a short phone',
      () => leadCreateBody.validate({ ...person, phone: '12345' }, strict),
      'Phone must have 7 to 15 digits',
    ],
    [
      'a text that cannot be stored',
      () => leadCreateBody.validate({ ...person, city: 'a\0b' }, strict),
      'City holds a character that cannot be stored',
    ],
    [
      'half a character',
      () => leadCreateBody.validate({ ...person, city: '\ud800' }, strict),
      'City holds a character that cannot be stored',
    ],
    [
      'a weak password',
      () => brokerCreateBody.validate({ ...person, password: 'short' }, strict),
      'Password must be at least 8 characters long',
    ],
    [
      'a pending status',
      () => brokerCreateBody.validate({ ...person, password: 'Namaste#2026home', status: 'pending' }, strict),
      'Status must be one of: active, suspended',
    ],
    [
      'a type of the other building type',
      () =>
        propertyCreateBody.validate(
          { basic: { building_type: 'residential', property_type: 'factory' }, features: {} },
          strict,
        ),
      'Property type does not belong to a residential building',
    ],
    [
      'a type that is not one of the default building type',
      () => propertyCreateBody.validate({ basic: { property_type: 'factory' }, features: {} }, strict),
      'Property type does not belong to a residential building',
    ],
    [
      'a price of 13 digits',
      () => propertyCreateBody.validate({ basic: {}, features: { expected_price: MAX_PRICE + 1 } }, strict),
      `Expected price must be at most ${MAX_PRICE}`,
    ],
    [
      'an enquiry without consent',
      () => enquiryBody.validate({ full_name: 'R', phone: '5550120417', consent: false }, strict),
      'Please agree so that the broker may contact you',
    ],
  ])('%s', async (_what, check, message) => {
    await expect(check()).rejects.toThrow(message);
  });
});

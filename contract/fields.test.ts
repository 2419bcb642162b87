import { describe, expect, it, test } from 'vitest';
import type { Schema } from 'yup';
import { brokerCreateBody } from './brokers.ts';
import { leadCreateBody, leadPatchBody } from './leads/schemas.ts';
import { followUpBody, listDuplicates } from './leads/work.ts';
import { enquiryBody } from './sites.ts';

const strict = { strict: true, abortEarly: false } as const;

const PHONE_CHARACTERS = 'Phone may hold digits, spaces and + - ( ) . only';

type Case = readonly [schema: Schema, body: object];

const lead = (over: object = {}): Case => [
  leadCreateBody,
  { full_name: 'Ravi Saxena', email: 'ravi@mail.example', phone: '+91 55501 20417', ...over },
];
const broker = (over: object): Case => [brokerCreateBody, { ...lead()[1], password: 'Namaste#2026home', ...over }];
const enquiry = (over: object = {}): Case => [
  enquiryBody,
  { full_name: 'R', phone: '5550120417', consent: true, ...over },
];

describe('bodies accept', () => {
  it.each([
    ['a lead', lead()],
    ['every character of a phone', lead({ phone: '+91 (98765) 432-10.5' })],
    ['an empty phone', broker({ phone: '' })],
    ['an empty change of a lead', [leadPatchBody, {}]],
    ['an enquiry with an empty email', enquiry({ email: '' })],
    ['an enquiry without email', enquiry()],
    ['the longest phone of a lead to look for', [listDuplicates.query, { phone: '+91 55501 20417'.padEnd(40) }]],
  ] as const)('%s', async (_what, [schema, body]) => {
    await expect(schema.validate(body, strict)).resolves.toBeDefined();
  });
});

test('a phone that fails both rules is told the number of digits first', async () => {
  const [schema, body] = lead({ phone: 'call me' });
  await expect(schema.validate(body, strict)).rejects.toMatchObject({
    errors: ['Phone must have 7 to 15 digits', PHONE_CHARACTERS],
  });
});

describe('bodies reject', () => {
  it.each([
    ['a lead without a name', lead({ full_name: undefined }), 'Full name is required'],
    ['a blank name', lead({ full_name: '  ' }), 'Full name is required'],
    ['a number as a name', lead({ full_name: 5 }), 'Full name must be text'],
    ['a change that empties the name', [leadPatchBody, { full_name: '' }], 'Full name is required'],
    ['a short phone', lead({ phone: '12345' }), 'Phone must have 7 to 15 digits'],
    ['a phone with letters', lead({ phone: '98765 43210 x5' }), PHONE_CHARACTERS],
    ['a phone with a formula', lead({ phone: "+91987654+1+cmd|' /C calc'!A0" }), PHONE_CHARACTERS],
    ['a phone with a non-breaking space', lead({ phone: '98765\u00a043210' }), PHONE_CHARACTERS],
    ['a phone with a typographic hyphen', lead({ phone: '98765\u201043210' }), PHONE_CHARACTERS],
    ['a phone with digits of another script', lead({ phone: '98765 43210๑' }), PHONE_CHARACTERS],
    ['an enquiry with a phone in letters', enquiry({ phone: '5550120417 <b>' }), PHONE_CHARACTERS],
    ['a broker with a phone in letters', broker({ phone: '5550120417/18' }), PHONE_CHARACTERS],
    ['a text that cannot be stored', lead({ city: 'a\0b' }), 'City holds a character that cannot be stored'],
    ['half a character', lead({ city: '\ud800' }), 'City holds a character that cannot be stored'],
    ['a weak password', broker({ password: 'short' }), 'Password must be at least 8 characters long'],
    ['a pending status', broker({ status: 'pending' }), 'Status must be one of: active, suspended'],
    [
      'a plan in the year 10000 of UTC',
      [followUpBody, { at: '9999-12-31T23:59-12:00', kind: 'call' }],
      'Date and time must be a time',
    ],
    ['an enquiry without consent', enquiry({ consent: false }), 'Please agree so that the broker may contact you'],
  ] as const)('%s', async (_what, [schema, body], message) => {
    await expect(schema.validate(body, strict)).rejects.toThrow(message);
  });
});

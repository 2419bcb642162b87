import fc from 'fast-check';
import { boundOf, type Described } from './validInput.ts';

const nested = (levels: number, inside: unknown): unknown => {
  let value = inside;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? { a: value } : [value];
  return value;
};

// Placeholders for numbers that JavaScript cannot represent, replaced after `JSON.stringify`.
const OPEN = '<raw number ';
const rawNumber = (text: string) => `${OPEN}${text}>`;

/** The JSON text of a value; placeholders become numbers that JavaScript cannot represent. */
export const jsonOf = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(/"<raw number ([^>]*)>"/g, (_, text: string) => text);

const prototypes = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** Text that is known to break programs, often with characters that no database stores. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('\0', 'a\0b', '\ud800', 'a\udc00b'),
  fc.constantFrom(
    '',
    ' ',
    '\u00a0\u2003',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-1',
    '007',
    '1e3',
    '0x10',
    '1.5',
    '१२३',
    '2147483648',
    '9'.repeat(40),
    'true',
    '[]',
    '["Lift",null,{"a":1}]',
    '{}',
    '[[[',
    '\ufffe\uffff',
    '\u0001\u0008\u001b[2J\u007f\u0085',
    'line\r\nSet-Cookie: a=b',
    '\u202eevil\u202c \u200f\u200d\ufeff',
    'e\u0301\u0302'.repeat(40),
    '👩‍👩‍👧‍👦🏳️‍🌈',
    'İıſß',
    "' or 1=1; --",
    `'); drop table leads; --`,
    '\\',
    '%',
    '_%\\',
    '$1',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '=cmd|calc!A1',
    '../../../etc/passwd',
    'a@b',
    'a@b.example',
    '"a b"@[127.0.0.1]',
    `${'a'.repeat(300)}@b.example`,
    '+1 (555) 012-0417 ext. 9',
    '5'.repeat(16),
    '2026-02-30T25:61:61Z',
    'x'.repeat(5_000),
    'x'.repeat(120_000),
    '(a+)+$'.repeat(2_000),
    ...prototypes,
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

const hostileNumber: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    -0,
    -1,
    0.5,
    1e-7,
    5e-324,
    1e21,
    1.7e308,
    2_147_483_648,
    2 ** 53,
    -(2 ** 63),
    rawNumber('1e400'),
    rawNumber('-1e400'),
    rawNumber('1e-400'),
    rawNumber('9'.repeat(500)),
    rawNumber(`0.${'1'.repeat(400)}`),
  ),
  fc.double(),
  fc.integer(),
);

const hostileList: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  [],
  [null],
  [[]],
  [{}],
  ['Lift', 'Lift'],
  [''],
  ['a\0b'],
  ['\ud800'],
  ['x'.repeat(121)],
  Array.from({ length: 60 }, (_, at) => `${at}`.repeat(60)),
  Array.from({ length: 5_000 }, () => 1),
  nested(300, 'deep'),
);

/** Undeclared field names, and the names of properties that every object inherits. */
export const strangeName: fc.Arbitrary<string> = fc.constantFrom(
  ...prototypes,
  'id',
  'broker_id',
  'role',
  'passwordHash',
  'created_at',
  'a.b',
  'a[0]',
  '',
  '\0',
  '\ud800',
  'x'.repeat(99),
);

const hostileObject: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>({}, { length: 3 }, { toString: 'x' }, { valueOf: null }, nested(301, 'deep')),
  fc.tuple(strangeName, fc.constantFrom<unknown>(1, {}, { polluted: true }, { prototype: { polluted: true } })).map(
    // `fromEntries` makes `__proto__` an ordinary key; an assignment would not.
    ([name, value]) => Object.fromEntries([[name, value]]),
  ),
);

/** A value of any JSON type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false) },
  { weight: 1, arbitrary: hostileList },
  { weight: 1, arbitrary: hostileObject },
);

/** Values at the limits of a field: the longest text, in letters and in surrogate pairs, and one more. */
export const edgeOf = (field: Described): fc.Arbitrary<unknown> => {
  const [min, max] = [boundOf(field, 'min'), boundOf(field, 'max')];
  if (field.type === 'number')
    return fc.constantFrom(...[min, max].flatMap((b) => (b === undefined ? [] : [b - 1, b, b + 1, b + 0.5])), 1);
  if (field.type === 'array')
    return fc.constantFrom(
      Array.from({ length: (max ?? 0) + 1 }, () => 'Lift'),
      [],
    );
  const longest = max ?? 20;
  return fc.constantFrom('x'.repeat(longest), 'x'.repeat(longest + 1), '😀'.repeat(longest / 2), ...field.oneOf);
};

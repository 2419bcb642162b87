import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signupPasswordError, signupPasswordRules } from './signupPassword.ts';

const inOrder = [
  'Password must be at least 8 characters long',
  'Password must not contain spaces',
  'Password must include an uppercase letter',
  'Password must include a lowercase letter',
  'Password must include a number',
  'Password must include a special character',
  'Password cannot be only numbers',
  'Password is too simple. Avoid numeric sequences.',
];

const drawnFrom = (characters: string, minLength = 1) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength: 12 });
const upper = drawnFrom('ABCDEFGHIJKLMNOPQRSTUVWXYZÄÉЖ');
const lower = drawnFrom('abcdefghijklmnopqrstuvwxyzäéж');
const digits = drawnFrom('0123456789');
const special = drawnFrom('!#$%&()*+,-./:;<=>?@[]^_{|}~₹');
const spaces = drawnFrom(' \t\n\u00a0\u2003');

// A password of these parts in any order, long enough for the first rule.
const mixed = (...parts: fc.Arbitrary<string>[]) =>
  fc
    .tuple(...parts)
    .map((drawn) => [...drawn.join('')])
    .chain((drawn) => fc.shuffledSubarray(drawn, { minLength: drawn.length }))
    .map((characters) => characters.join(''))
    .filter((password) => password.length >= 8);

const brokenBy = (password: string) =>
  signupPasswordRules.flatMap(({ message, isBroken }) => (isBroken(password) ? [message] : []));

describe('signup password rules (specification 001, section 5)', () => {
  it.each([
    ['', inOrder[0]],
    ['Ab1!', inOrder[0]],
    ['Ab1! defg', inOrder[1]],
    ['abc1!defg', inOrder[2]],
    ['ABC1!DEFG', inOrder[3]],
    ['Abc!defgh', inOrder[4]],
    ['Abc1defgh', inOrder[5]],
    ['12345678', inOrder[2]],
    ['Namaste#2026home', undefined],
  ])('%j → %j', (password, problem) => {
    expect(signupPasswordError(password)).toBe(problem);
  });

  const notUpper = fc.oneof(lower, digits, special);
  it.each([
    [
      'reports a password that is too short',
      fc.string({ unit: 'binary', maxLength: 7 }).map((password) => password.slice(0, 7)),
      inOrder[0],
    ],
    ['reports white space before any later rule', mixed(spaces, fc.string({ unit: 'grapheme' })), inOrder[1]],
    ['reports a missing uppercase letter, whatever else is missing', mixed(notUpper, notUpper), inOrder[2]],
    [
      'reports a missing lowercase letter before a missing number or special character',
      mixed(upper, fc.oneof(upper, digits, special)),
      inOrder[3],
    ],
    [
      'reports a missing number before a missing special character',
      mixed(upper, lower, fc.oneof(lower, special)),
      inOrder[4],
    ],
    ['reports a missing special character last', mixed(upper, lower, digits), inOrder[5]],
    ['accepts a password with one of each and no white space', mixed(upper, lower, digits, special), undefined],
  ])('%s', (_title, passwords, problem) => {
    fc.assert(
      fc.property(passwords, (password) => {
        expect(signupPasswordError(password)).toBe(problem);
      }),
    );
  });

  it('has its eight rules in the order of the specification, and reports the first broken one', () => {
    expect(signupPasswordRules.map(({ message }) => message)).toEqual(inOrder);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), digits, mixed(upper, lower, digits)), (password) => {
        expect(signupPasswordError(password)).toBe(brokenBy(password)[0]);
      }),
    );
  });

  it('detects passwords of digits only, and among them numeric sequences', () => {
    const sequences = fc
      .tuple(fc.constantFrom('0123456789', '9876543210'), fc.nat(9), fc.integer({ min: 1, max: 10 }))
      .map(([sequence, from, length]) => sequence.slice(from, from + length));
    fc.assert(
      fc.property(sequences, (password) => {
        expect(brokenBy(password)).toEqual(expect.arrayContaining([inOrder[6], inOrder[7]]));
      }),
    );
    fc.assert(
      fc.property(digits, special, (number, mark) => {
        expect(brokenBy(number)).toContain(inOrder[6]);
        expect(brokenBy(number + mark)).not.toContain(inOrder[6]);
      }),
    );
    expect(brokenBy('1357913579')).not.toContain(inOrder[7]);
    expect(brokenBy('Pass#12345')).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password';

describe('signup password rules (specification 001, section 5)', () => {
  it.each([
    ['', 'Password must be at least 8 characters long'],
    ['Ab1!', 'Password must be at least 8 characters long'],
    ['Ab1! defg', 'Password must not contain spaces'],
    ['abc1!defg', 'Password must include an uppercase letter'],
    ['ABC1!DEFG', 'Password must include a lowercase letter'],
    ['Abc!defgh', 'Password must include a number'],
    ['Abc1defgh', 'Password must include a special character'],
    ['Namaste#2026home', undefined],
  ])('%j → %j', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it('reports the first broken rule: whatever is too short is reported as too short', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 7 }), (password) => {
        expect(passwordProblem(password)).toBe('Password must be at least 8 characters long');
      }),
    );
  });

  it('reports white space before anything that comes after it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4 }), fc.string({ minLength: 4 }), (before, after) => {
        expect(passwordProblem(`${before} ${after}`)).toBe('Password must not contain spaces');
      }),
    );
  });
});

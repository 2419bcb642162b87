import { expect, test } from 'vitest';
import { signupPasswordError } from '#contract/rules/signupPassword.ts';
import { isCommonPassword } from './commonPasswords.ts';

test.each([
  'Password@1',
  'P@ssw0rd',
  'Qwerty#123',
  'India@123',
  'Abcd@1234',
  '#Welcome1',
  'Krishna@108',
  'Jaipur@2026',
  'Nivaas@123',
  'Tr0ub@dor&3',
])('%s passes the eight rules, and is common or not', (password) => {
  expect(signupPasswordError(password)).toBeUndefined();
  expect(isCommonPassword(password)).toBe(password !== 'Tr0ub@dor&3');
});

test.each(['Namaste#2026home', 'Gulmohar!7Lane', 'tiger#48213957A', 'Sunday&Mango42', 'ग3#Aaaaaa'])(
  '%s is not common',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

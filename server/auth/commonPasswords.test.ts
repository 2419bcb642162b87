import { expect, test } from 'vitest';
import { signupPasswordError } from '#contract/rules/signupPassword.ts';
import { guessableError, isCommonPassword } from './commonPasswords.ts';

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

test.each([
  ['Ravi.Sharma!2026', 'ravi.sharma@mail.example', true],
  ['#1gulmohar-Lane', 'Gulmohar+homes@mail.example', true],
  ['X9$gu1m0har?Tree', 'gulmohar@mail.example', false],
  ['Xy$Gulm0har?77', 'gulmohar@mail.example', true],
  ['Gulmohar!7Lane', 'lal@mail.example', false],
  ['Gulmohar!7Lane', '', false],
])('%s for %s holds the email’s name: %s', (password, email, holds) => {
  expect(guessableError(password, email)?.includes('contains part of your email') ?? false).toBe(holds);
});

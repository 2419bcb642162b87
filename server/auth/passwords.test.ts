import { expect, test } from 'vitest';
import { PASSWORD_MAX, signupBody } from '#contract/auth.ts';
import { HttpError } from '../errors.ts';
import { inPasswordHashQueue } from '../lib/passwordHashQueue.ts';
import { fillHashingPool } from '../testing/fullPool.ts';
import { hashPassword, isPassword } from './passwords.ts';

test('a password matches its own hash only, and nothing without a hash', async () => {
  const hash = await hashPassword('Namaste#2026home', '');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(hash, 'Namaste#2026home')).toBe(true);
  expect(await isPassword(hash, 'namaste#2026home')).toBe(false);
  expect(await isPassword(undefined, 'nobody has this password')).toBe(false);
  // An accented letter as one character and as two.
  expect(await isPassword(await hashPassword('Caf\u00e9#2026home', ''), 'Cafe\u0301#2026home')).toBe(true);
});

test('a password of 128 characters is accepted, and counts to its last character', async () => {
  const longest = 'Gulmohar!7'.padEnd(PASSWORD_MAX, 'ग');
  const person = { full_name: 'Asha', email: 'asha@test.example', phone: '9829010001', consent: true };
  expect(longest).toHaveLength(128);
  expect(await signupBody.isValid({ ...person, password: longest })).toBe(true);
  expect(await signupBody.isValid({ ...person, password: `${longest}ग` })).toBe(false);
  const hash = await hashPassword(longest, person.email);
  expect(await isPassword(hash, longest)).toBe(true);
  for (const other of [longest.slice(0, -1), `${longest.slice(0, -1)}घ`, ` ${longest}`, `${longest} `]) {
    expect(await isPassword(hash, other)).toBe(false);
  }
});

test('sign-ins have places that no other hashing can take', async () => {
  const end = fillHashingPool([inPasswordHashQueue]);
  expect(await isPassword(undefined, 'x')).toBe(false);
  await expect(hashPassword('Namaste#2026home', '')).rejects.toMatchObject({ status: 503 });
  await end();
});

test('a flood of sign-ins is queued; a full queue is a 503 with Retry-After', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 70 }, () => isPassword(undefined, 'x')));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(8);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(HttpError);
    expect(reason).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  }
  expect(await isPassword(undefined, 'x')).toBe(false);
});

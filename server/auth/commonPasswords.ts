import { dictionary } from '@zxcvbn-ts/language-common';

const TOO_COMMON = 'This password is too common. Please choose one that is harder to guess.';

// Words that come to mind on this form.
const LOCAL_WORDS = ['nivaas', 'jaipur', 'rajasthan', 'namaste'];

// Loaded with the first password: about 49,000 entries in lower case.
let known: ReadonlySet<string> | undefined;
const isKnown = (password: string): boolean => {
  known ??= new Set([...dictionary['passwords-common'], ...LOCAL_WORDS]);
  return known.has(password);
};

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '!': 'i',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const withoutLookalikes = (text: string): string => text.replace(/[@43!10$57]/g, (mark) => LOOKALIKES[mark] ?? mark);

// A common word with little more than a year and a punctuation mark around it is still common.
const wordIn = (text: string): readonly string[] => {
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return word.length * 2 >= text.length ? [word, withoutLookalikes(word)] : [];
};

/**
 * Whether a password is on the list of common ones, in any case, with look-alike characters (`P@ssw0rd`) or with a few marks and
 * digits around it (`Password@123`).
 */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  const bare = lower.replace(/[^\p{L}\p{N}]/gu, '');
  return [lower, withoutLookalikes(lower), bare, withoutLookalikes(bare), ...wordIn(lower)].some(isKnown);
};

const HOLDS_EMAIL = 'This password contains part of your email address. Please choose one that is harder to guess.';
// A shorter name is part of too many words.
const SHORTEST_NAME = 4;

// `asha.mehta` for `asha.mehta+homes@…`.
const nameIn = (email: string): string => email.toLowerCase().split('@')[0]?.split('+')[0] ?? '';

/**
 * The message for a password that is easy to guess, because it is common or contains the email's local part; undefined
 * otherwise.
 */
export const guessableError = (password: string, email: string): string | undefined => {
  if (isCommonPassword(password)) return TOO_COMMON;
  const name = nameIn(email);
  const lower = password.toLowerCase();
  const holdsName =
    name.length >= SHORTEST_NAME && [lower, withoutLookalikes(lower)].some((text) => text.includes(name));
  return holdsName ? HOLDS_EMAIL : undefined;
};

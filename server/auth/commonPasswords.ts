import { dictionary } from '@zxcvbn-ts/language-common';

/** Told to whoever chooses a password that many people choose. */
export const TOO_COMMON = 'This password is too common. Please choose one that is harder to guess.';

// What comes to mind at this very form.
const NEAR_AT_HAND = ['nivaas', 'jaipur', 'rajasthan', 'namaste'];

// Read once, when the first password is chosen: some 49,000 of them, all in small letters.
let known: ReadonlySet<string> | undefined;
const isKnown = (password: string): boolean => {
  known ??= new Set([...dictionary['passwords-common'], ...NEAR_AT_HAND]);
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
const plain = (text: string): string => text.replace(/[@43!10$57]/g, (mark) => LOOKALIKES[mark] ?? mark);

// A word with little more than a year and a mark around it is still that word.
const wordIn = (text: string): readonly string[] => {
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return word.length * 2 >= text.length ? [word, plain(word)] : [];
};

/**
 * Whether many people choose this password: it is on the list of common ones, written plainly, in capitals, with look-alike
 * marks (`P@ssw0rd`) or with a few marks and digits before and after (`Password@123`).
 */
export const isCommonPassword = (password: string): boolean => {
  const small = password.toLowerCase();
  const bare = small.replace(/[^\p{L}\p{N}]/gu, '');
  return [small, plain(small), bare, plain(bare), ...wordIn(small)].some(isKnown);
};

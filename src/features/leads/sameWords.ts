import type { DuplicateLead } from '#contract/leadWork.ts';

/** By what another lead is the same person: the same phone and e-mail. */
export const sameWords = (matches: DuplicateLead['matches']): string =>
  `the same ${matches.join(' and ').replace('email', 'e-mail')}`;

import type { DuplicateLead } from '#contract/leads/work.ts';

/** What another lead has in common: "the same phone and e-mail". */
export const sameWords = (matches: DuplicateLead['matches']): string =>
  `the same ${matches.join(' and ').replace('email', 'e-mail')}`;

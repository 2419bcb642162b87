import type { Preferences } from '#contract/notifications.ts';

/** The mail setting in a few words, for the bottom of the bell's list. */
export const mailWords = (kinds: Preferences | undefined): string => {
  if (!kinds) return 'Also by e-mail';
  const times = new Set(Object.values(kinds).map(({ mail }) => mail));
  if (times.has('at_once')) return times.has('daily') ? 'Also by e-mail, some once a day' : 'Also by e-mail, at once';
  return times.has('daily') ? 'Also by e-mail, once a day' : 'Not by e-mail';
};

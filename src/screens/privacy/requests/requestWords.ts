import { PRIVACY_DUE_DAYS, PRIVACY_LINK_HOURS, type PrivacyKind } from '#contract/privacy.ts';
import { formatDay } from '#src/lib/format.ts';

/** The requests that a person can make, and what each does. */
export const kindCards: readonly {
  readonly value: PrivacyKind;
  readonly label: string;
  readonly description: string;
}[] = [
  { value: 'copy', label: 'Get a copy', description: 'All that is held about you, as files: JSON and CSV.' },
  { value: 'correct', label: 'Correct it', description: 'Your name, your city or something else is wrong.' },
  { value: 'erase', label: 'Erase it', description: 'Your name, your contact and all that was written are erased.' },
  { value: 'withdraw', label: 'Withdraw consent', description: 'No one may contact you any more. What is held stays.' },
];

/** What an erasure deletes, and what it keeps. */
export const eraseWords =
  'Your name, contact details, and every message and note about you are erased across all brokers, as is your Nivaas account with everything in it. Figures stay: that someone enquired, when, and how it went. This cannot be undone.';

/** What happens after a request was confirmed. */
export const doneWords: Readonly<Record<PrivacyKind, { readonly title: string; readonly text: string }>> = {
  copy: {
    title: 'Your copy is being made',
    text: `We will send you a link the same way within a few minutes. It works once, for ${PRIVACY_LINK_HOURS} hours.`,
  },
  correct: {
    title: 'Your data is being corrected',
    text: 'It is corrected within a few minutes for all brokers who hold it. They see your note.',
  },
  erase: {
    title: 'Your data is being erased',
    text: 'It is erased within a few minutes for all brokers who hold it. You will hear nothing more from us.',
  },
  withdraw: {
    title: 'Your consent is withdrawn',
    text: 'Within a few minutes, all brokers who hold your data see that they may not contact you. E-mails about homes stop, too.',
  },
};

/** The latest date for carrying out a request that is confirmed now. */
export const dueWords = (now: number): string =>
  `If there is a delay, it will be done by ${formatDay(new Date(now + PRIVACY_DUE_DAYS * 86_400_000).toISOString(), now)} at the latest.`;

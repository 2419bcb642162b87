import { findPhoneNumbersInText } from 'libphonenumber-js/max';

/** A contact in a text, and where it is. */
export interface FoundContact {
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const WEBSITE = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|in|co\.in|net|org)\b/gi;
// A house number with what follows it, or a postal code at the end of a line or sentence.
const ADDRESS =
  /\b(?:plot|flat|house|shop|villa|h\.?|door)\s*(?:no\.?|number|#)\s*[:-]?\s*[\w/-]*\d[\w/-]*(?:,\s*[^,.\n]{3,40}){0,2}|\b\d{6}\b(?=\s*(?:$|[.,\n]))/gi;

/** Phone numbers, e-mail addresses, websites and street addresses in a text, in their order. They are guesses. */
export const contactsIn = (text: string): FoundContact[] => {
  const matches = [EMAIL, WEBSITE, ADDRESS].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ words, from: index, to: index + words.length })),
  );
  const phones = findPhoneNumbersInText(text, 'IN').map(({ startsAt: from, endsAt: to }) => ({
    words: text.slice(from, to),
    from,
    to,
  }));
  const sorted = [...matches, ...phones].toSorted((one, other) => one.from - other.from || other.to - one.to);
  return sorted.filter((one, at) => !sorted.slice(0, at).some(({ to }) => to > one.from));
};

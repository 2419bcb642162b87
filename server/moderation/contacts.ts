import { findPhoneNumbersInText } from 'libphonenumber-js/max';

/** A contact found in a text, and its position. */
export interface FoundContact {
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const WEBSITE = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|in|co\.in|net|org)\b/gi;
// A house number with what follows it, or a postal code at the end of a line or sentence. "Flat number 2" alone may be the second of two.
const ADDRESS =
  /\b(?:plot|flat|house|shop|villa|h\.?|door)(?:\s*(?:no\.?|number|#)\s*[:-]?\s*(?:(?=[\w/-]*\d)[\w/-]{2,}|\d(?=,))|\s+[a-z][-/]?\d{1,4}\b)(?:,\s*[^,.\n]{3,40}){0,2}|\b\d{6}\b(?=\s*(?:$|[.,\n]))/gi;
// B-14, gate 2. With one digit it may be a grade or a model, and after these words it is a part of the town.
const HOUSE_NUMBER =
  /(?<!\b(?:sector|phase|pocket|ward|zone|part)\s+)\b[A-Z][-/]\d{2,4}\b(?:,\s*(?:gate|block|tower|wing|floor|lane|street)\s+\w{1,6}\b)*/gi;

/** Phone numbers, emails, websites and street addresses in a text, in order of appearance. They are guesses. */
export const contactsIn = (text: string): FoundContact[] => {
  const matches = [EMAIL, WEBSITE, ADDRESS, HOUSE_NUMBER].flatMap((pattern) =>
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

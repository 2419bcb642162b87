/** A contact in a text, and where it is. */
export interface FoundContact {
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

// Ten digits of an Indian mobile or a number with its area code, however they are grouped; the price 98,50,000 is none.
const PHONE = /(?<![\d₹,.])(?:\+?91[\s-]?|0)?(?:[6-9]\d(?:[\s.-]?\d){8}|\d{2,4}[\s-]\d{6,8})(?!\d)/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const WEBSITE = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|in|co\.in|net|org)\b/gi;
const ADDRESS =
  /\b(?:plot|flat|house|shop|villa|h\.?|door)\s*(?:no\.?|number|#)\s*[:-]?\s*[\w/-]*\d[\w/-]*(?:,\s*[^,.\n]{3,40}){0,2}|\b\d{6}\b(?=\s*(?:$|[.,\n]))/gi;

/** Phone numbers, e-mail addresses, websites and street addresses in a text, in their order. They are guesses. */
export const contactsIn = (text: string): FoundContact[] => {
  const all = [EMAIL, WEBSITE, PHONE, ADDRESS].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      words: match[0],
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  const sorted = all.toSorted((one, other) => one.from - other.from || other.to - one.to);
  return sorted.filter((one, at) => !sorted.slice(0, at).some(({ to }) => to > one.from));
};

/** A number, a word or a sign of a search, and its position. */
export interface Token {
  /** In lower case; a number as typed. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Only for a number. */
  readonly value?: number;
}

/** The longest text that is read, in characters and in tokens. The rest is searched as text. */
const LONGEST = 200;
const MOST = 60;

// Takes linear time: each alternative begins with a different character, and none can match the same text in two ways.
const PARTS = /\d+(?:,\d+)*(?:\.\d+)?|\p{L}[\p{L}\p{M}]*|[-–—<>+/₹&]/gu;

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, ek: 1, do: 2, teen: 3 };

const numberOf = (text: string): number | undefined => {
  if (!/^\d/.test(text)) return Object.hasOwn(numbers, text) ? numbers[text] : undefined;
  const value = Number(text.replaceAll(',', ''));
  return value <= 1e12 ? value : undefined;
};

/** The tokens of a search, without meaningless signs. */
export const tokensOf = (q: string): Token[] =>
  [...q.slice(0, LONGEST).matchAll(PARTS)].slice(0, MOST).map((found) => {
    const text = found[0].toLowerCase();
    const value = numberOf(text);
    return { text, from: found.index, to: found.index + found[0].length, ...(value !== undefined && { value }) };
  });

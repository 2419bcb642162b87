// Search results and social cards show no more.
const MAX_LENGTH = 180;

/** Text as a single line of a search result: without line breaks and marks that change the text direction. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** The beginning of a text, cut at the end of a word if possible. */
export const shortText = (text: string): string => {
  const letters = [...oneLine(text)];
  const cut = letters
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/\s+\S*$/, '');
  return letters.length > MAX_LENGTH ? `${cut}…` : letters.join('');
};

import { seedOf } from '#src/theme/initials.ts';
import { lightTones } from '#src/theme/tones.ts';

// Like a picture, the placeholder has the same colours in both schemes.
const tones = [lightTones.peacock, lightTones.gulabi, lightTones.marigold, lightTones.leaf];

const escaped: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const escapeMarkup = (text: string) => text.replace(/[<>&"]/g, (character) => escaped[character] ?? '');

/** The maximum length of a line, and of a title that is shown in full by default. */
const MAX_LINE_LENGTH = 18;
/** More lines would make the text too small for a tile of 150 px. */
const MAX_LINES = 6;

/** Collapses white space and removes characters that are invalid in XML or URLs: control characters, lone surrogates. */
const cleanOf = (title: string) =>
  title
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .trim();

// Graphemes: an accent, a matra or a part of an emoji is never separated.
const segmenter = new Intl.Segmenter('en-IN');
const lettersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The first grapheme of a title. */
export const firstLetter = (title: string): string => lettersOf(cleanOf(title))[0] ?? '';

/** Splits a word that is too long for a line into parts of equal length. */
function partsOf(word: string): string[] {
  const letters = lettersOf(word);
  if (letters.length <= MAX_LINE_LENGTH) return [word];
  const count = Math.ceil(letters.length / (MAX_LINE_LENGTH - 1));
  const length = Math.ceil(letters.length / count);
  const parts: string[] = [];
  for (let at = 0; at < letters.length; at += length) {
    const part = letters.slice(at, at + length).join('');
    parts.push(at + length < letters.length ? `${part}-` : part);
  }
  return parts;
}

/** At most `MAX_LINES` lines of at most `MAX_LINE_LENGTH` letters, broken between words; the rest is omitted. */
function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const part of title.split(' ').flatMap(partsOf)) {
    const last = lines.at(-1);
    const joined = `${last} ${part}`;
    if (last !== undefined && lettersOf(joined).length <= MAX_LINE_LENGTH) lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  if (lines.length <= MAX_LINES) return lines;
  const end = lettersOf(lines[MAX_LINES - 1] ?? '').slice(0, MAX_LINE_LENGTH - 1);
  return [...lines.slice(0, MAX_LINES - 1), `${end.join('').replace(/-$/, '')}…`];
}

/** A generated picture as a data URI: the title, or its first letter if the title is long and `whole` is not set. */
export function placeholder(title: string, whole = false): string {
  const { tint, text: ink } = tones[seedOf(title) % tones.length] ?? lightTones.peacock;
  const clean = cleanOf(title);
  const letters = lettersOf(clean);
  const letter = letters.length === 1 || (letters.length > MAX_LINE_LENGTH && !whole);
  const lines = letter ? letters.slice(0, 1) : linesOf(clean);
  const longest = Math.max(...lines.map((line) => lettersOf(line).length));
  // A letter is about 0.6 em wide and a line 1.25 em high: the longest line fits the width, all lines fit the height.
  // The result is at least 33 of 400 units, which is 12 px on a tile of 150 px.
  const size = letter ? 96 : Math.floor(Math.min(36, 600 / longest, 220 / lines.length));
  const step = size * 1.25;
  const top = 150 - ((lines.length - 1) * step) / 2;
  // `dy` on each line, because on the text element it would move only the first line.
  const text = lines
    .map((line, index) => `<tspan x="200" y="${top + index * step}" dy=".35em">${escapeMarkup(line)}</tspan>`)
    .join('');
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${tint}"/><text text-anchor="middle" font-family="Georgia,serif" font-size="${size}" fill="${ink}">${text}</text></svg>`,
  )}`;
}

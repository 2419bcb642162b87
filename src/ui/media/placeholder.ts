import { seedOf } from '#src/theme/initials.ts';
import { lightTones } from '#src/theme/tones.ts';

// A picture, so it stays the same in both schemes.
const tones = [lightTones.peacock, lightTones.gulabi, lightTones.marigold, lightTones.leaf];

const escaped: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const asSigns = (text: string) => text.replace(/[<>&"]/g, (sign) => escaped[sign] ?? '');

/** The longest title that stands whole on one line, and the longest line of a title that must stand whole. */
const ONE_LINE = 18;
/** More would make the letters too small for a tile of 150 px. */
const MOST_LINES = 6;

/** One space between words; nothing that XML or an address cannot carry: control signs, halves of an emoji. */
const cleanOf = (title: string) =>
  title
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .trim();

// Letters as they are seen: an accent, a matra or a part of an emoji never stands alone.
const segmenter = new Intl.Segmenter('en-IN');
const lettersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The first letter of a title, as it is seen. */
export const firstLetter = (title: string): string => lettersOf(cleanOf(title))[0] ?? '';

/** A word that is too long for a line, in parts of the same length. */
function partsOf(word: string): string[] {
  const letters = lettersOf(word);
  if (letters.length <= ONE_LINE) return [word];
  const count = Math.ceil(letters.length / (ONE_LINE - 1));
  const length = Math.ceil(letters.length / count);
  const parts: string[] = [];
  for (let at = 0; at < letters.length; at += length) {
    const part = letters.slice(at, at + length).join('');
    parts.push(at + length < letters.length ? `${part}-` : part);
  }
  return parts;
}

/** At most `MOST_LINES` lines of at most `ONE_LINE` letters, broken between words; what does not fit is left out. */
function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const part of title.split(' ').flatMap(partsOf)) {
    const last = lines.at(-1);
    const joined = `${last} ${part}`;
    if (last !== undefined && lettersOf(joined).length <= ONE_LINE) lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  if (lines.length <= MOST_LINES) return lines;
  const end = lettersOf(lines[MOST_LINES - 1] ?? '').slice(0, ONE_LINE - 1);
  return [...lines.slice(0, MOST_LINES - 1), `${end.join('').replace(/-$/, '')}…`];
}

/** A generated picture as a data URI: the title, or its first letter where the title is long and need not stand whole. */
export function placeholder(title: string, whole = false): string {
  const { tint, text: ink } = tones[seedOf(title) % tones.length] ?? lightTones.peacock;
  const clean = cleanOf(title);
  const letters = lettersOf(clean);
  const letter = letters.length === 1 || (letters.length > ONE_LINE && !whole);
  const lines = letter ? letters.slice(0, 1) : linesOf(clean);
  const longest = Math.max(...lines.map((line) => lettersOf(line).length));
  // A letter is about 0.6 of its size wide, a line 1.25 high: the longest line fits the width, all lines the height.
  // Never under 33 of 400, which is 12 px on a tile of 150.
  const size = letter ? 96 : Math.floor(Math.min(36, 600 / longest, 220 / lines.length));
  const step = size * 1.25;
  const top = 150 - ((lines.length - 1) * step) / 2;
  // On each line: said once for all, it would lower the first line alone.
  const text = lines
    .map((line, index) => `<tspan x="200" y="${top + index * step}" dy=".35em">${asSigns(line)}</tspan>`)
    .join('');
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${tint}"/><text text-anchor="middle" font-family="Georgia,serif" font-size="${size}" fill="${ink}">${text}</text></svg>`,
  )}`;
}

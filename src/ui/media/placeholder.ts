import { lightTones } from '../../theme/tones';
import { seedOf } from './initials';

// A picture, so it stays the same in both schemes.
const tones = [lightTones.peacock, lightTones.gulabi, lightTones.marigold, lightTones.leaf];

const escaped: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const asSigns = (text: string) => text.replace(/[<>&"]/g, (sign) => escaped[sign] ?? '');

/** The longest title that stands whole on one line, and the longest line of a title that must stand whole. */
const ONE_LINE = 18;

/** Lines of at most `ONE_LINE` letters, broken between words. */
function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= ONE_LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A generated picture as a data URI: the title, or its first letter where the title is long and need not stand whole. */
export function placeholder(title: string, whole = false): string {
  const { tint, text: ink } = tones[seedOf(title) % tones.length] ?? lightTones.peacock;
  const clean = title.trim();
  const letter = clean.length > ONE_LINE && !whole;
  const lines = letter ? [[...clean][0] ?? ''] : linesOf(clean);
  const longest = Math.max(...lines.map((line) => line.length));
  // A letter is about 0.6 of its size wide, a line 1.25 high: the longest line fits the width, all lines the height.
  const size = letter ? 96 : Math.floor(Math.min(30, 600 / longest, 220 / lines.length));
  const step = size * 1.25;
  const top = 150 - ((lines.length - 1) * step) / 2;
  const text = lines.map((line, index) => `<tspan x="200" y="${top + index * step}">${asSigns(line)}</tspan>`).join('');
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${tint}"/><text dy=".35em" text-anchor="middle" font-family="Georgia,serif" font-size="${size}" fill="${ink}">${text}</text></svg>`,
  )}`;
}

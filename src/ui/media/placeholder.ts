import { lightTones } from '../../theme/tones';
import { seedOf } from './initials';

// A picture, so it stays the same in both schemes.
const tones = [lightTones.peacock, lightTones.gulabi, lightTones.marigold, lightTones.leaf];

const escaped: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** A generated picture as a data URI: the title, or its first letter where the title is long. */
export function placeholder(title: string): string {
  const { tint, text: ink } = tones[seedOf(title) % tones.length] ?? lightTones.peacock;
  const clean = title.trim();
  const short = clean.length > 0 && clean.length <= 18;
  const text = (short ? clean : ([...clean][0] ?? '')).replace(/[<>&"]/g, (sign) => escaped[sign] ?? '');
  const size = short ? 30 : 96;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${tint}"/><text x="200" y="150" dy=".35em" text-anchor="middle" font-family="Georgia,serif" font-size="${size}" fill="${ink}">${text}</text></svg>`,
  )}`;
}

import { seedOf } from './initials';

const tints: readonly [string, string][] = [
  ['#E3F0EF', '#0E5A5E'],
  ['#FBEAE5', '#9B3822'],
  ['#FBF0D8', '#7A5200'],
  ['#E6F0DF', '#3F6330'],
];

const escaped: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** A generated picture as a data URI: the title, or its first letter where the title is long. */
export function placeholder(title: string): string {
  const [back, ink] = tints[seedOf(title) % tints.length] ?? ['#E3F0EF', '#0E5A5E'];
  const clean = title.trim();
  const short = clean.length > 0 && clean.length <= 18;
  const text = (short ? clean : ([...clean][0] ?? '')).replace(/[<>&"]/g, (sign) => escaped[sign] ?? '');
  const size = short ? 30 : 96;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${back}"/><text x="200" y="150" dy=".35em" text-anchor="middle" font-family="Georgia,serif" font-size="${size}" fill="${ink}">${text}</text></svg>`,
  )}`;
}

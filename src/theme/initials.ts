import type { ToneName } from './tones.ts';

const tones: readonly ToneName[] = ['peacock', 'gulabi', 'marigold', 'info', 'plum', 'leaf'];

/** The initials of the first two words in upper case; '' without a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('en-IN') ?? '')
    .join('');
}

/** A hash of a text, which picks a tone or drawing that stays the same. */
export function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed;
}

/** The avatar's tone for a name. */
export function toneOf(name: string): ToneName {
  return tones[seedOf(name) % tones.length] ?? 'peacock';
}

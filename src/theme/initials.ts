import type { ToneName } from './tones.ts';

const tones: readonly ToneName[] = ['peacock', 'gulabi', 'marigold', 'info', 'plum', 'leaf'];

/** The first letters of the first two words, in capitals; '' for no name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('en-IN') ?? '')
    .join('');
}

/** A whole number from a text, always the same one: picks tones and drawings that stay with their owner. */
export function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed;
}

/** The avatar's tone that belongs to a name. */
export function toneOf(name: string): ToneName {
  return tones[seedOf(name) % tones.length] ?? 'peacock';
}

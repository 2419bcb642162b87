/** A colour with six hexadecimal digits. */
export type Hex = `#${string}`;

const channels = (colour: Hex) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Mixes two colours: 0 is the first, 1 the second. */
export const mix = (from: Hex, to: Hex, share: number): Hex => {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

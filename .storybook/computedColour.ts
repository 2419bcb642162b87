/** A colour of the theme (`#1e6b66`) as a computed style: `rgb(30, 107, 102)`. */
export const computedColour = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

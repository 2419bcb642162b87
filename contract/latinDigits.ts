// The digits of each script of India begin at this place of its block of 128 characters.
const FIRST = 0x0966;
const BLOCK = 0x80;

/** A number typed with the digits of an Indian script (९८२९०) in those that phones are stored with (98290). */
export const latinDigits = (text: string): string =>
  text.replace(/(?=[\u0966-\u0d6f])\p{Nd}/gu, (digit) => String(((digit.codePointAt(0) ?? FIRST) - FIRST) % BLOCK));

// Each Indian script has a block of 128 characters, and its digits begin at the same offset within the block.
const FIRST = 0x0966;
const BLOCK = 0x80;

/** Converts digits of Indian scripts (९८२९०) to the Latin ones that phones are stored in (98290). */
export const latinDigits = (text: string): string =>
  text.replace(/(?=[\u0966-\u0d6f])\p{Nd}/gu, (digit) => String(((digit.codePointAt(0) ?? FIRST) - FIRST) % BLOCK));

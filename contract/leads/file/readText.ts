/** The error for a file without a table of leads; its message tells people what to do. */
export class UnreadableFile extends Error {}

/** How the text of a file is encoded. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

const AS_CSV = 'In your spreadsheet, choose File, Save as, CSV UTF-8, and choose that file here.';

// Recognises what people send instead of a CSV by its first bytes.
const refuseOther = (bytes: Uint8Array): void => {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new UnreadableFile(`This is an Excel or zip file, not a CSV file. ${AS_CSV}`);
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    throw new UnreadableFile('This is a PDF, not a CSV file. Ask for the leads as a CSV file, and choose that.');
};

// In UTF-16 at least the separators have a zero in one of their two bytes.
const zeros = (bytes: Uint8Array): { readonly even: number; readonly odd: number } => {
  const some = bytes.subarray(0, 4096);
  let [even, odd] = [0, 0];
  for (const [at, byte] of some.entries()) {
    if (byte === 0 && at % 2 === 0) even += 1;
    if (byte === 0 && at % 2 === 1) odd += 1;
  }
  const share = some.length / 20;
  return { even: even > share ? even : 0, odd: odd > share ? odd : 0 };
};

// Some versions of Node decode Windows-1252 as Latin-1, which has control characters in place of these.
const EIGHTIES = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const windows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replaceAll(/[\x80-\x9f]/g, (sign) => EIGHTIES[sign.charCodeAt(0) - 0x80] ?? sign);

const decoded = (bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } => {
  const { even, odd } = zeros(bytes);
  const isLittle = startsWith(bytes, 0xff, 0xfe) || odd > 2 * even;
  if (isLittle || startsWith(bytes, 0xfe, 0xff) || even > 2 * odd)
    return { text: new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: windows1252(bytes), encoding: 'Windows-1252' };
  }
};

const isControl = (code: number): boolean => code < 9 || (code > 13 && code < 32);

const looksBinary = (text: string): boolean => {
  if (text.includes('\0')) return true;
  const some = text.slice(0, 4096);
  return Array.from(some).filter((sign) => isControl(sign.charCodeAt(0))).length > some.length / 100;
};

/** Decodes a file's text and detects its encoding. Throws `UnreadableFile` if it is not text. */
export const readText = (bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } => {
  refuseOther(bytes);
  const read = decoded(bytes);
  if (looksBinary(read.text)) throw new UnreadableFile(`This file is no text. ${AS_CSV}`);
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(read.text))
    throw new UnreadableFile(
      `This is a web page, even if its name says otherwise. Open it in your spreadsheet. ${AS_CSV}`,
    );
  return read;
};

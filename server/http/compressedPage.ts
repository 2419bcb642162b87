import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** A page as it is sent: packed, because nearly everybody takes it so. */
export interface CompressedPage {
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  /** What the policy lets through instead of a nonce: its style elements, by their hashes. */
  readonly styles: string;
}

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip), open: promisify(gunzip) };

/** How small a page is made: `once` as small as can be, `whileWaiting` a little larger, in a tenth of the time. */
const efforts = { once: { brotli: 9, gzip: 9 }, whileWaiting: { brotli: 5, gzip: 6 } } as const;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// The empty one is what the app puts its later rules into, by script.
const styleHashes = (html: string): string =>
  ['', ...[...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '')].map(hashOf).join(' ');

/** Packs a page and names it by its content. */
export const compressPage = async (html: string, effort: keyof typeof efforts): Promise<CompressedPage> => {
  const plain = Buffer.from(html);
  const { brotli, gzip: level } = efforts[effort];
  const [br, gzipped] = await Promise.all([
    pack.br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } }),
    pack.gzip(plain, { level }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { br, gzip: gzipped, etag, styles: styleHashes(html) };
};

/** The page as it was made, for the few who take nothing packed. */
export const decompressPage = (page: CompressedPage): Promise<Buffer> => pack.open(page.gzip);

/**
 * The encoding for an `Accept-Encoding`: the one with the higher weight, Brotli where both are equal; undefined for none. Not
 * `negotiator`: without a preference of the server, which its types lack, gzip wins in the order that browsers send.
 */
export const encodingFor = (accepted = ''): 'br' | 'gzip' | undefined => {
  const liked = new Map<string, number>();
  for (const one of accepted.toLowerCase().split(',')) {
    const [name = '', ...settings] = one.split(';').map((part) => part.trim());
    const q = Number(settings.find((setting) => /^q\s*=/.test(setting))?.replace(/^q\s*=/, '') ?? 1);
    // What is no number is no wish to have it.
    if (name) liked.set(name, q > 0 ? q : 0);
  }
  const wish = (name: string) => liked.get(name) ?? liked.get('*') ?? 0;
  const best = wish('br') >= wish('gzip') ? 'br' : 'gzip';
  return wish(best) > 0 && wish(best) >= (liked.get('identity') ?? 0) ? best : undefined;
};

/** Whether the caller has this page already, by its `If-None-Match`. A reload (`Cache-Control: no-cache`) may be answered 304, too. */
export const isUnchanged = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { etag }: Pick<CompressedPage, 'etag'>,
): boolean => fresh({ 'if-none-match': headers['if-none-match'] }, { etag });

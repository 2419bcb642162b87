import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** A compressed page, ready to send. Nearly all clients accept compression. */
export interface CompressedPage {
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  /** The hashes of its style elements, for the Content-Security-Policy: they replace the nonce. */
  readonly styles: string;
}

const codecs = { br: promisify(brotliCompress), gzip: promisify(gzip), gunzip: promisify(gunzip) };

/**
 * Compression levels. `once` is for pages made at startup (level 11 takes three times as long, for 2 %); `whileWaiting`
 * is for pages made during a request: larger, but forty times as fast.
 */
const efforts = { once: { brotli: 10, gzip: 9 }, whileWaiting: { brotli: 5, gzip: 6 } } as const;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// Includes the hash of an empty style element, to which the app adds later rules by script.
const styleHashes = (html: string): string =>
  ['', ...[...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '')].map(hashOf).join(' ');

/** Compresses a page. The ETag is a digest of its content. */
export const compressPage = async (html: string, effort: keyof typeof efforts): Promise<CompressedPage> => {
  const plain = Buffer.from(html);
  const { brotli, gzip: level } = efforts[effort];
  const [br, gzipped] = await Promise.all([
    codecs.br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } }),
    codecs.gzip(plain, { level }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { br, gzip: gzipped, etag, styles: styleHashes(html) };
};

/** The plain page, for clients that accept no compression. */
export const decompressPage = (page: CompressedPage): Promise<Buffer> => codecs.gunzip(page.gzip);

/**
 * The encoding for an `Accept-Encoding`: the one with the higher weight, or Brotli if both are equal; undefined for
 * none. Not `negotiator`: its types lack the server's preference, without which gzip wins by the order that browsers
 * send.
 */
export const encodingFor = (accepted = ''): 'br' | 'gzip' | undefined => {
  const weights = new Map<string, number>();
  for (const one of accepted.toLowerCase().split(',')) {
    const [name = '', ...settings] = one.split(';').map((part) => part.trim());
    const q = Number(settings.find((setting) => /^q\s*=/.test(setting))?.replace(/^q\s*=/, '') ?? 1);
    // A weight that is not a number counts as 0.
    if (name) weights.set(name, q > 0 ? q : 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = weightOf('br') >= weightOf('gzip') ? 'br' : 'gzip';
  return weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : undefined;
};

/**
 * Whether the caller's `If-None-Match` shows that it already has this page. A reload (`Cache-Control: no-cache`) may be
 * answered 304, too.
 */
export const isUnchanged = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { etag }: Pick<CompressedPage, 'etag'>,
): boolean => fresh({ 'if-none-match': headers['if-none-match'] }, { etag });

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ORIGIN } from './shell';

interface Listed {
  readonly file: string;
  readonly path: string;
  readonly visitor?: string;
}

interface MadePage {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  /** What the policy lets through instead of a nonce: these style elements, by their hashes. */
  readonly styles: string;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of a page's style elements, as a policy names them; the empty one is what the app puts its later rules into, by script. */
export const styleHashes = (html: string): string =>
  ['', ...[...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '')].map(hashOf).join(' ');

const packed = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

// Without the address that people use, there is none to call the page's own.
const placed = (html: string, origin: string) =>
  origin
    ? html.replaceAll(ORIGIN, origin)
    : html
        .replace(/<link rel="canonical"[^>]*>/, '')
        .replace(/<meta property="og:url"[^>]*>/, '')
        .replaceAll(ORIGIN, '');

const make = async (html: string): Promise<MadePage> => {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    packed.br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    packed.gzip(plain, { level: 9 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, br, gzip: gzipped, etag, styles: styleHashes(html) };
};

/** The public pages as they were made at build, packed once; none in a folder that has none. */
export const readMadePages = async (folder: string, origin: string): Promise<ReadonlyMap<string, MadePage>> => {
  const list = path.join(folder, 'pages', 'pages.json');
  if (!existsSync(list)) return new Map();
  const listed = JSON.parse(readFileSync(list, 'utf8')) as Listed[];
  return new Map(
    await Promise.all(
      listed.map(async ({ file, path: address, visitor = '' }): Promise<[string, MadePage]> => {
        const html = readFileSync(path.join(folder, 'pages', file), 'utf8');
        return [`${address}?${visitor}`, await make(placed(html, origin))];
      }),
    ),
  );
};

/** The made page for an address, if there is one: by its path, and by whom it is for where that changes it. */
export const madePageFor = (pages: ReadonlyMap<string, MadePage>, url: string): MadePage | undefined => {
  const [page = '/', query = ''] = url.split('?', 2);
  const bare = page.length > 1 ? page.replace(/\/$/, '') : page;
  const visitor = new URLSearchParams(query).get('for') ?? '';
  return pages.get(`${bare}?${visitor}`) ?? pages.get(`${bare}?`);
};

/** What says Not Found, where that was made at build. */
export const madeNotFound = (pages: ReadonlyMap<string, MadePage>): MadePage | undefined => pages.get('*?');

/** Sends a made page: asked for again, it is only said to be the same. */
export const sendMadePage = (request: FastifyRequest, reply: FastifyReply, page: MadePage) => {
  const policy = String(reply.getHeader('content-security-policy') ?? '').replace(/'nonce-[^']*'/, page.styles);
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy,
    etag: page.etag,
    vary: [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '),
  });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const encoding of ['br', 'gzip'] as const)
    if (new RegExp(`\\b${encoding}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(accepted))
      return reply.header('content-encoding', encoding).send(page[encoding]);
  return reply.send(page.plain);
};

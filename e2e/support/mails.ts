import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from './test.ts';

/** The mails of a kind to an address, oldest first, as the server wrote them. */
export const mailsIn = async (dataDir: string, kind: string, to: string): Promise<string[]> => {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith(`-${kind}-${to}.eml`))
    .toSorted();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
};

// Lines of a mail are short: a long one goes on after `=`, and `=` itself is `=3D`.
const plain = (mail: string): string => mail.replace(/=\r\n/g, '').replace(/=3D/g, '=');

/**
 * Waits for a mail of a kind to an address, and resolves with a link in the last one, at the server's own address: by
 * default an account link with a token.
 */
export const linkIn = async (
  { url, dataDir }: { readonly url: string; readonly dataDir: string },
  kind: string,
  to: string,
  path = '/auth/\\w+\\?token=[\\w-]{43}',
): Promise<string> => {
  const find = async () => {
    const mail = (await mailsIn(dataDir, kind, to)).at(-1) ?? '';
    return new RegExp(`${url}${path}`).exec(plain(mail))?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
};

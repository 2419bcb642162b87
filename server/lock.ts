import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { createServer, type ListenOptions, type Server } from 'node:net';
import { makeFolder } from './dataFolder';

/** Another process works on the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another server already uses the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`);
    this.name = 'FolderInUse';
  }
}

// Linux: a socket name in the kernel, no file to be left behind. Elsewhere: a listening port made from the path.
const placeOf = (folder: string): ListenOptions => {
  const digest = createHash('sha256').update(folder).digest();
  return process.platform === 'linux'
    ? { path: `\0nivaas-${digest.toString('hex')}` }
    : { host: '127.0.0.1', port: 20_000 + (digest.readUInt16BE(0) % 12_000) };
};

const occupy = (place: ListenOptions): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy());
    server.once('error', reject);
    server.listen(place, () => {
      server.unref();
      resolve(server);
    });
  });

const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Claims a data folder for this process, creating it if need be. The operating system itself frees the claim when the
 * process ends, however it ends. Throws FolderInUse at once when another process holds it. Answers how to let go.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await makeFolder(folder);
  const server = await occupy(placeOf(await realpath(folder))).catch((error: unknown) => {
    throw isTaken(error) ? new FolderInUse(folder) : error;
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
};

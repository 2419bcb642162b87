import { createHash } from 'node:crypto';
import { open, realpath, rm, stat } from 'node:fs/promises';
import { connect, createServer, type ListenOptions, type Server } from 'node:net';
import { makeFolder } from '../lib/dataFolder.ts';
import { codeOf } from '../lib/errorCode.ts';

/** Another process uses the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another server already uses the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`);
    this.name = 'FolderInUse';
  }
}

type Release = () => Promise<void>;

const onLinux = process.platform === 'linux';

// The lock's address: on Linux an abstract socket, which leaves no file behind; elsewhere a port made from the folder.
const addressOf = async (folder: string): Promise<ListenOptions> => {
  const { dev, ino } = await stat(folder);
  const name = onLinux ? `${dev}:${ino}` : await realpath(folder);
  const digest = createHash('sha256').update(name).digest();
  return onLinux
    ? { path: `\0nivaas-${digest.toString('hex')}` }
    : { host: '127.0.0.1', port: 20_000 + (digest.readUInt16BE(0) % 12_000) };
};

const occupy = (address: ListenOptions): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy());
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });

const isTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE';

const closing =
  (server: Server): Release =>
  () =>
    new Promise((resolve) => server.close(() => resolve()));

const isListening = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const visitor = connect({ path });
    visitor.once('error', () => resolve(false));
    visitor.once('connect', () => {
      visitor.destroy();
      resolve(true);
    });
  });

// Some shared folders cannot contain a socket file: there the abstract socket has to suffice.
const NO_SOCKETS = new Set<unknown>(['EOPNOTSUPP', 'ENOTSUP', 'EPERM', 'EINVAL', 'ENOSYS']);

/**
 * Claims the folder by a socket file in it, because containers that share a folder do not share abstract sockets. A
 * socket file without a listener was left by a killed server.
 */
const claimInside = async (folder: string): Promise<Release | undefined> => {
  // Addressed by its file descriptor, because a socket's path may have at most 107 bytes.
  const directory = await open(folder);
  const path = `/proc/self/fd/${directory.fd}/server.sock`;
  try {
    for (;;) {
      const server = await occupy({ path }).catch((error: unknown) => {
        if (!isTaken(error)) throw error;
      });
      if (server) {
        const close = closing(server);
        return () => close().finally(() => directory.close());
      }
      if (await isListening(path)) throw new FolderInUse(folder);
      await rm(path, { force: true });
    }
  } catch (error) {
    await directory.close();
    if (NO_SOCKETS.has(codeOf(error))) return undefined;
    throw error;
  }
};

/**
 * Claims a data folder for this process, and creates it if needed. The claim ends with the process in any case. Throws
 * FolderInUse at once if another process holds it. Returns a function that releases it.
 */
export const lockFolder = async (folder: string): Promise<Release> => {
  await makeFolder(folder);
  const server = await occupy(await addressOf(folder)).catch((error: unknown) => {
    throw isTaken(error) ? new FolderInUse(folder) : error;
  });
  const release = closing(server);
  try {
    const releaseInside = onLinux ? await claimInside(folder) : undefined;
    return async () => {
      await releaseInside?.();
      await release();
    };
  } catch (error) {
    await release();
    throw error;
  }
};

import { createHash } from 'node:crypto';
import { open, realpath, rm, stat } from 'node:fs/promises';
import { connect, createServer, type ListenOptions, type Server } from 'node:net';
import { makeFolder } from '../lib/dataFolder.ts';
import { codeOf } from '../lib/errorCode.ts';

/** Another process works on the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another server already uses the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`);
    this.name = 'FolderInUse';
  }
}

type Release = () => Promise<void>;

const onLinux = process.platform === 'linux';

// Linux: a socket name in the kernel, no file to be left behind. Elsewhere: a listening port made from the path.
const placeOf = async (folder: string): Promise<ListenOptions> => {
  const { dev, ino } = await stat(folder);
  const name = onLinux ? `${dev}:${ino}` : await realpath(folder);
  const digest = createHash('sha256').update(name).digest();
  return onLinux
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

const isTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE';

const closing =
  (server: Server): Release =>
  () =>
    new Promise((resolve) => server.close(() => resolve()));

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const visitor = connect({ path });
    visitor.once('error', () => resolve(false));
    visitor.once('connect', () => {
      visitor.destroy();
      resolve(true);
    });
  });

// Where a folder cannot hold a socket (some shared folders), the name in the kernel has to do.
const NO_SOCKETS = new Set<unknown>(['EOPNOTSUPP', 'ENOTSUP', 'EPERM', 'EINVAL', 'ENOSYS']);

/**
 * Claims the folder by a socket in it: containers that share a folder do not share the names in the kernel. A socket that
 * nobody listens at any more was left by a killed server.
 */
const claimInside = async (folder: string): Promise<Release | undefined> => {
  // By its descriptor, because a socket's path may have no more than 107 bytes.
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
      if (await answers(path)) throw new FolderInUse(folder);
      await rm(path, { force: true });
    }
  } catch (error) {
    await directory.close();
    if (NO_SOCKETS.has(codeOf(error))) return undefined;
    throw error;
  }
};

/**
 * Claims a data folder for this process, creating it if need be. The claim ends when the process ends, however it ends.
 * Throws FolderInUse at once when another process holds it. Answers how to let go.
 */
export const lockFolder = async (folder: string): Promise<Release> => {
  await makeFolder(folder);
  const server = await occupy(await placeOf(folder)).catch((error: unknown) => {
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

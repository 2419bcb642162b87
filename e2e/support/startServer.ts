import type { EngineName } from './engines.ts';
import { openPlace } from './place.ts';

export interface RunningServer {
  url: string;
  dataDir: string;
  /** The process id, for its memory usage. */
  pid: number;
  /** The latest one-time code for a phone number in any notation, once the server has logged it. */
  readOtp: (phone: string) => string | undefined;
  /** Stops the server, removes its data, and resolves with the exit code. */
  stop: () => Promise<number | null>;
}

// Ignores the country code and separators.
const lastDigits = (phone: string): string => phone.replace(/\D/g, '').slice(-10);

/**
 * Starts the built server (dist/server/main.js) on a free loopback port with an empty database: the embedded one in a temporary
 * folder, or a new one on the tests' PostgreSQL. The setting DATABASE_URL selects another database.
 */
export const startServer = async (
  settings: Record<string, string>,
  engine: EngineName = 'pglite',
): Promise<RunningServer> => {
  const { dataDir, start, remove } = await openPlace(engine, settings);
  const server = start();
  try {
    const url = await server.ready();
    return {
      url,
      dataDir,
      pid: server.pid,
      readOtp: (phone) => {
        const sent = [...server.output().matchAll(/^otp=(\d{6}) phone=(\S+)$/gm)];
        return sent.findLast(([, , to = '']) => lastDigits(to) === lastDigits(phone))?.[1];
      },
      stop: async () => {
        const code = await server.stop();
        await remove();
        return code;
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
};

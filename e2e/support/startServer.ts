import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createEmptyDatabase } from '#server/testing/emptyPostgres.ts';
import type { EngineName } from './engines.ts';

export interface RunningServer {
  url: string;
  dataDir: string;
  /** Its process, to look at its memory. */
  pid: number;
  /** The code that was last sent to a phone, however it is written, once the server has said it where it logs. */
  readOtp: (phone: string) => string | undefined;
  /** Asks the server to end, waits for it, and removes its data. Answers its exit code. */
  stop: () => Promise<number | null>;
}

// Without the country and what stands between the digits.
const lastDigits = (phone: string): string => phone.replace(/\D/g, '').slice(-10);

const READY_WITHIN_MS = 60_000;

const untilReady = async (url: string, child: ChildProcess, said: () => string) => {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended while starting:\n${said()}`);
    const ready = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS} ms:\n${said()}`);
};

/**
 * Starts the built server (dist/server/main.js) on a free port of loopback with an empty database: the embedded one in a
 * temporary folder, or a new one on the tests' PostgreSQL. Another database is given as the setting DATABASE_URL.
 */
export const startServer = async (
  settings: Record<string, string>,
  engine: EngineName = 'pglite',
): Promise<RunningServer> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nivaas-e2e-'));
  const database = engine === 'postgres' ? await createEmptyDatabase() : undefined;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      ...(database && { DATABASE_URL: database.url }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const [found] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The server ended while starting:\n${output}`)));
    child.once('error', reject);
  });
  await untilReady(url, child, () => output);
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    readOtp: (phone) => {
      const wanted = lastDigits(phone);
      const sent = [...output.matchAll(/^otp=(\d{6}) phone=(\S+)$/gm)];
      return sent.findLast(([, , to = '']) => lastDigits(to) === wanted)?.[1];
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
      return child.exitCode;
    },
  };
};

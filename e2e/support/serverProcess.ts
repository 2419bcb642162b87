import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** The built server in a process of its own. */
export interface ServerProcess {
  readonly pid: number;
  /** Everything that the process has written to stdout and stderr. */
  readonly output: () => string;
  /** Resolves with the exit code (null after a signal) and the lifetime. */
  readonly ended: Promise<{ readonly code: number | null; readonly afterMs: number }>;
  /** Resolves with the server's URL when it is ready. Rejects if the process ends before, or takes too long. */
  readonly ready: () => Promise<string>;
  /** Sends SIGKILL and waits for the end. */
  readonly kill: () => Promise<void>;
  /** Sends SIGTERM and resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
}

// A deadline, not a measurement: other journeys run at the same time, and a first start creates the database.
const READY_WITHIN_MS = 120_000;

const isReady = async (url: string): Promise<boolean> => {
  const response = await fetch(`${url}/api/health/ready`).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.ok ?? false;
};

/** Starts the built server with these settings on a free loopback port. */
export const startProcess = (
  settings: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
  main = 'dist/server/main.js',
): ServerProcess => {
  const child = spawn(process.execPath, [...nodeOptions, main], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithTests = () => void child.kill('SIGKILL');
  process.once('exit', killWithTests);
  let output = '';
  for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const startedAt = Date.now();
  const ended = new Promise<{ code: number | null; afterMs: number }>((resolve, reject) => {
    // Not `exit`: at that time the last output may still be in the pipe.
    child.once('close', (code) => {
      process.off('exit', killWithTests);
      resolve({ code, afterMs: Date.now() - startedAt });
    });
    child.once('error', reject);
  });
  const endWith = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return (await ended).code;
  };
  const ready = async () => {
    while (Date.now() < startedAt + READY_WITHIN_MS) {
      if (child.exitCode !== null)
        throw new Error(`The server ended with ${child.exitCode} while starting:\n${output}`);
      const [url] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(output) ?? [];
      if (url && (await isReady(url))) return url;
      await wait(20);
    }
    throw new Error(`The server was not ready within ${READY_WITHIN_MS} ms:\n${output}`);
  };
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    ready,
    kill: async () => void (await endWith('SIGKILL')),
    stop: () => endWith('SIGTERM'),
  };
};

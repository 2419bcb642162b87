import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** The built server in a process of its own. */
export interface ServerProcess {
  readonly pid: number;
  /** All that it wrote so far, to both outputs. */
  readonly said: () => string;
  /** Resolves with the exit code, null for one that a signal ended, and how long it lived. */
  readonly ended: Promise<{ readonly code: number | null; readonly afterMs: number }>;
  /** Resolves with the address once the server says that it can serve; throws when it ends before, or takes too long. */
  readonly ready: (isFirst?: boolean) => Promise<string>;
  /** kill -9, at once. */
  readonly kill: () => Promise<void>;
  /** Asks it to end; answers the exit code. */
  readonly stop: () => Promise<number | null>;
}

// Deadlines, not measures: other journeys run beside. The first start of all makes the database.
const FIRST_WITHIN_MS = 120_000;
const AGAIN_WITHIN_MS = 60_000;

const isReady = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.ok ?? false;
};

const whenReady = async (child: ChildProcess, said: () => string, withinMs: number): Promise<string> => {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} while starting:\n${said()}`);
    const [url] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(said()) ?? [];
    if (url && (await isReady(url))) return url;
    await wait(20);
  }
  throw new Error(`The server was not ready within ${withinMs} ms, and said:\n${said()}`);
};

// The embedded database is compiled without being optimised: a server that lives for two seconds has no use for it.
const QUICK_START = '--liftoff-only';

/** Starts dist/server/main.js with these settings on a free port of loopback. */
export const startProcess = (settings: Readonly<Record<string, string>>): ServerProcess => {
  const child = spawn(process.execPath, [QUICK_START, 'dist/server/main.js'], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  let output = '';
  for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const said = () => output;
  const began = Date.now();
  const ended = new Promise<{ code: number | null; afterMs: number }>((resolve, reject) => {
    // Not `exit`: what the process said last may still be in the pipe then.
    child.once('close', (code) => resolve({ code, afterMs: Date.now() - began }));
    child.once('error', reject);
  });
  const endBy = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return (await ended).code;
  };
  return {
    pid: child.pid ?? 0,
    said,
    ended,
    ready: (isFirst = false) => whenReady(child, said, isFirst ? FIRST_WITHIN_MS : AGAIN_WITHIN_MS),
    kill: async () => void (await endBy('SIGKILL')),
    stop: () => endBy('SIGTERM'),
  };
};

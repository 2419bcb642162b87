import { spawn } from 'node:child_process';

/** The kinds of calls to compare. */
export const acts = ['list', 'search', 'read', 'create', 'change'] as const;
export type Act = (typeof acts)[number];

/** A running server that answers the same calls. */
export interface Product {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  /** The text of the nth HTTP request of a kind. */
  readonly requests: Readonly<Record<Act, (nth: number) => string>>;
  readonly stop: () => Promise<unknown>;
}

const READY_WITHIN_MS = 180_000;

interface Started {
  readonly port: number;
  readonly pid: number;
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Runs Node in a process that ends with this one. Resolves once its output matches `ready`, which captures the port if
 * `port` is not given; rejects after 3 minutes.
 */
export const startNode = async (
  args: readonly string[],
  { cwd, env, ready, port }: { cwd?: string; env: Readonly<Record<string, string>>; ready: RegExp; port?: number },
): Promise<Started> => {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      process.off('exit', kill);
      resolve();
    });
  });
  let output = '';
  const heard = new Promise<number>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      // Anything further is a log of calls.
      if (output.length < 100_000) output += chunk.toString();
      const found = ready.exec(output);
      if (found) resolve(port ?? Number(found[1]));
    };
    for (const pipe of [child.stdout, child.stderr]) pipe.on('data', listen);
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`node ${args.join(' ')} ended with ${code}:\n${output}`)));
    setTimeout(
      () => reject(new Error(`node ${args.join(' ')} was not ready in time:\n${output}`)),
      READY_WITHIN_MS,
    ).unref();
  });
  const stop = () => {
    kill();
    return ended;
  };
  try {
    return { port: await heard, pid: child.pid ?? 0, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

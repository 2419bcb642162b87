import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

const LISTENS_WITHIN_MS = 30_000;

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });

/** A running program that listens on a port. */
interface Program {
  /** Sends a signal that ends it, and waits for its end. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Tells it to read its settings again. */
  readonly reload: () => void;
}

/** Starts a program, and resolves as soon as it listens on the port. The error shows its output. */
export const startProgram = async (
  command: string,
  args: readonly string[],
  { port, ...options }: SpawnOptions & { readonly port: number },
): Promise<Program> => {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  // A journey that runs out of time never reaches its `stop`.
  const killWithTests = () => void child.kill('SIGKILL');
  process.once('exit', killWithTests);
  child.once('exit', () => process.off('exit', killWithTests));
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const stop: Program['stop'] = async (signal = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  for (const deadline = Date.now() + LISTENS_WITHIN_MS; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`${command} exited:\n${output}`);
    if (await listens(port)) return { stop, reload: () => void child.kill('SIGHUP') };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${command} is not listening:\n${output}`);
};

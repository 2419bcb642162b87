import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';

const FILLS = '--fill-demo';

/** Whether another process started this one only to fill the demo. */
export const onlyFills = process.argv.includes(FILLS);
// Exits when the parent process ends in any way, because nothing else would stop this one.
if (onlyFills) process.once('disconnect', () => process.exit(1));

/** Whether this start creates the embedded database of a demo. */
export const makesDemo = ({ demo, databaseUrl, dataDir }: Pick<Config, 'demo' | 'databaseUrl' | 'dataDir'>): boolean =>
  demo && !databaseUrl && !existsSync(path.join(dataDir, 'db', 'PG_VERSION'));

/**
 * Fills the demo in a child process, which runs `main` and exits: filling takes three times the memory of an idle
 * server, which a process that continues would keep. The child reports its own failures; this one exits with the same
 * code.
 */
export const fillApart = async (main: string, signal: AbortSignal): Promise<void> => {
  const child = fork(main, [FILLS]);
  signal.addEventListener('abort', () => child.kill());
  const [code, killedBy] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code === 0 || signal.aborted) return;
  if (killedBy) process.stderr.write(`The process that fills the demo was ended by ${killedBy}\n`);
  process.exit(code ?? 1);
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasOperator } from './auth/accounts.ts';
import { openDatabase } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { loginAttempts } from './db/schema/platform.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'nivaas-main-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the server, stops it once its output contains `words`, and returns its exit code and output. */
const stopAt = async (
  words: string,
  settings: Record<string, string>,
  atWords: (output: string) => Promise<unknown> = async () => undefined,
) => {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings };
  const main = new URL('./main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--liftoff-only', '--import', 'tsx', main], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (chunk: Buffer) => {
    const before = output;
    output += chunk.toString();
    if (output.includes(words) && !before.includes(words)) void atWords(output).then(() => child.kill('SIGTERM'));
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [code] = await once(child, 'close');
  return { code, output };
};

/** Opens a connection without a request, as browsers do. */
const openAhead = async (output: string): Promise<void> => {
  const [, port] = /127\.0\.0\.1:(\d+)/.exec(output) ?? [];
  await once(connect(Number(port), '127.0.0.1'), 'connect');
};

const inDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
  const db = await openDatabase({ dataDir });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
};

// Only in the full run: it creates the embedded database twice and opens it five times, which takes a sixth of the time
// of all unit tests.
test.runIf(process.env.TEST_FULL === '1')(
  'a first start that is stopped ends cleanly; the next one starts over, and sweeps at once',
  { timeout: 120_000 },
  async () => {
    const first = await stopAt('Filling the demo: people', {});
    expect([first.code, first.output]).toEqual([0, expect.not.stringContaining('The demo is ready')]);
    await inDatabase(async (db) => {
      expect(await hasOperator(db)).toBe(false);
      const faded = { key: 'enquiry:192.0.2.7', failures: 1, lastAt: sql`now() - interval '2 days'` };
      await db.asSystem((tx) => tx.insert(loginAttempts).values(faded));
    });
    const operator = { DEMO: 'off', ADMIN_EMAIL: 'admin@test.example', ADMIN_PASSWORD: 'Namaste#2026home' };
    const second = await stopAt('Nivaas is ready', operator, openAhead);
    expect([second.code, second.output]).toEqual([0, expect.stringContaining('127.0.0.1')]);
    await inDatabase(async (db) => {
      expect(await hasOperator(db)).toBe(true);
      expect(await db.asSystem((tx) => tx.select().from(loginAttempts))).toEqual([]);
    });
  },
);

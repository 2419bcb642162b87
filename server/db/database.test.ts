import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { type Database, databaseOver, type Engine } from './database.ts';
import { DatabaseBusy, isOutage, violatedUnique } from './errors.ts';

const engine = (transaction: Engine['transaction']): Engine => ({
  name: 'postgres',
  transaction,
  close: async () => {},
});

const failing = (error: unknown): Database =>
  databaseOver(
    engine(() => Promise.reject(error)),
    50,
  );

test('an outage becomes DatabaseBusy; other errors stay unchanged', async () => {
  for (const code of ['ECONNREFUSED', '57P01', '57014', '53300', '08006']) {
    const error = new Error('query failed', { cause: Object.assign(new Error('no'), { code }) });
    await expect(
      failing(error).asSystem(async () => 1),
      code,
    ).rejects.toThrow(DatabaseBusy);
  }
  await expect(failing(new Error('a bug')).asSystem(async () => 1)).rejects.toThrow('a bug');
  expect(isOutage(new Error('timeout exceeded when trying to connect'))).toBe(true);
  // The message of a failed query contains user input.
  const message = 'Failed query: insert\nparams: The old gate is closed';
  expect(isOutage(Object.assign(new Error(message), { params: ['The old gate is closed'] }))).toBe(false);
});

test('work past its deadline is an error for the caller, and rolled back when it ends', async () => {
  const outcome = vi.fn();
  const slow = databaseOver(
    engine((work) => {
      // A transaction with slow statements.
      const tx = { execute: () => new Promise((resolve) => setTimeout(resolve, 80)) };
      const done = work(tx as never);
      done.then(
        () => outcome('committed'),
        () => outcome('rolled back'),
      );
      return done;
    }),
    30,
  );
  await expect(slow.asOperator(async (tx) => tx.execute(sql`select 1`))).rejects.toThrow(DatabaseBusy);
  await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith('rolled back'));
});

test('work that gets a connection too late does not start', async () => {
  const work = vi.fn(async () => 1);
  let turn = () => {};
  const ended = vi.fn();
  const full = databaseOver(
    engine(async (begin) => {
      await new Promise<void>((resolve) => {
        turn = resolve;
      });
      return begin({ execute: async () => undefined } as never).finally(ended);
    }),
    30,
  );
  await expect(full.asOperator(work)).rejects.toThrow(DatabaseBusy);
  turn();
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(work).not.toHaveBeenCalled();
});

test('the name of a violated unique index is found in nested errors', () => {
  const violation = Object.assign(new Error('duplicate'), { code: '23505', constraint: 'brokers_email' });
  expect(violatedUnique(new Error('outer', { cause: violation }))).toBe('brokers_email');
  expect(violatedUnique(new Error('other'))).toBeUndefined();
});

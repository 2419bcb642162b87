import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noDatabase } from '../testing/noDatabase.ts';
import type { Database, Tx } from './database.ts';
import { DatabaseBusy } from './errors.ts';
import { replicated } from './replica.ts';

type Named = 'primary' | 'replica';

/** A database whose methods all answer with its name, or with what `at` throws. */
const answering = (name: Named, at: () => void = () => undefined): Database => {
  const tx = { name } as unknown as Tx;
  const way = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    at();
    return work(tx);
  };
  return {
    ...noDatabase(),
    asVisitor: way,
    asOperator: way,
    asPublic: (_visited, work) => way((tx) => work(tx, undefined)),
    // Answers the check of its heartbeats.
    asSystem: async (work) => way(() => work({ select: () => ({ from: async () => [{ isRecent }] }) } as never)),
  };
};
const nameOf = async (tx: unknown) => (tx as { name: Named }).name;

let fault: Error | undefined;
let isRecent = true;
const replica = answering('replica', () => {
  if (fault) throw fault;
});
const said = vi.fn();
const { db, watch } = replicated(answering('primary'), replica);
let end = () => {};

const nextLook = () => vi.advanceTimersByTimeAsync(5_000);

beforeEach(async () => {
  vi.useFakeTimers();
  fault = undefined;
  isRecent = true;
  end = watch(said);
  await nextLook();
  said.mockClear();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('visitors read from the replica, everybody else from the primary', async () => {
  expect(await db.asVisitor(nameOf)).toBe('replica');
  expect(await db.asPublic('asha', nameOf)).toBe('replica');
  expect(await db.asOperator(nameOf)).toBe('primary');
});

test('an outage of the replica is answered by the primary and told once, and so is its end', async () => {
  fault = new DatabaseBusy();
  expect(await Promise.all([db.asVisitor(nameOf), db.asPublic('asha', nameOf)])).toEqual(['primary', 'primary']);
  await nextLook();
  expect(said.mock.calls).toEqual([[{ isUsed: false, error: fault }]]);
  fault = undefined;
  // Not before the first check.
  expect(await db.asVisitor(nameOf)).toBe('primary');
  await nextLook();
  expect(await db.asVisitor(nameOf)).toBe('replica');
  expect(said).toHaveBeenCalledTimes(2);
  expect(said).toHaveBeenLastCalledWith({ isUsed: true, error: undefined });
});

test('a replica without a heartbeat of the last two minutes is not read from', async () => {
  isRecent = false;
  await nextLook();
  expect(await db.asVisitor(nameOf)).toBe('primary');
  expect(said).toHaveBeenCalledTimes(1);
});

test('a query that fails on the replica alone, as one about a new column, is answered by the primary', async () => {
  fault = new Error('no such column');
  expect(await db.asVisitor(nameOf)).toBe('primary');
  fault = undefined;
  expect(await db.asVisitor(nameOf)).toBe('replica');
  expect(said).not.toHaveBeenCalled();
});

import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';

/**
 * Requests work in the transaction that causes it: it is done only if that commits, at once or at a later time. Works
 * in the transactions of every method of `Database`.
 */
export const addJob = async (
  tx: Tx,
  kind: string,
  data: Readonly<Record<string, unknown>>,
  runAt?: Date,
): Promise<void> => {
  await tx.insert(jobs).values({ kind, data, ...(runAt && { runAt }) });
};

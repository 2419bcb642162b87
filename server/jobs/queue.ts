import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';

/**
 * Asks for work, inside the transaction that it follows from: it is done if that commits, at once or at a later time. On every way into
 * the database.
 */
export const addJob = async (
  tx: Tx,
  kind: string,
  data: Readonly<Record<string, unknown>>,
  runAt?: Date,
): Promise<void> => {
  await tx.insert(jobs).values({ kind, data, ...(runAt && { runAt }) });
};

import { max, sql } from 'drizzle-orm';
import { REPLICA_BEHIND_S, REPLICA_CHECKED_EVERY_MS } from '../limits/server.ts';
import type { Database } from './database.ts';
import { DatabaseBusy } from './errors.ts';
import { heartbeats } from './schema/platform.ts';

/** Called when the replica starts to be used, and when it is no longer used, with the reason. */
export type OnReplicaChange = (change: { readonly isUsed: boolean; readonly error?: unknown }) => void;

/** A database whose visitors read from a replica. */
export interface Replicated {
  /**
   * `asVisitor` and `asPublic` may show slightly outdated data, and write nothing. The other methods use the primary.
   */
  readonly db: Database;
  /** Starts to check the replica every few seconds; until the first check the primary answers. Returns how to stop. */
  watch(report: OnReplicaChange): () => void;
  /** Closes the replica only. */
  close(): Promise<void>;
}

/** The replica lacks what was written in the last minutes. */
class FarBehind extends Error {
  constructor() {
    super(`It has no heartbeat of the last ${REPLICA_BEHIND_S} seconds`);
  }
}

// Every server writes heartbeats, so a replica without a recent one is not following the primary.
const look = (replica: Database): Promise<void> =>
  replica.asSystem(async (tx) => {
    const newest = max(heartbeats.minute);
    const isRecent = sql<boolean>`coalesce(${newest} > now() - make_interval(secs => ${REPLICA_BEHIND_S}::int), false)`;
    const [row] = await tx.select({ isRecent }).from(heartbeats);
    if (!row?.isRecent) throw new FarBehind();
  });

/**
 * A database whose visitors read from a replica while that answers and is not far behind. What fails on the replica is
 * repeated on the primary; after an outage the primary answers everything until the replica passes a check.
 */
export const replicated = (primary: Database, replica: Database): Replicated => {
  let isUsed: boolean | undefined;
  let report: OnReplicaChange = () => undefined;
  const use = (now: boolean, error?: unknown) => {
    const isNew = isUsed !== now;
    isUsed = now;
    if (isNew) report({ isUsed: now, error });
  };
  const read = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    if (!isUsed) return work(primary);
    try {
      return await work(replica);
    } catch (error) {
      if (error instanceof DatabaseBusy) use(false, error.cause ?? error);
      return work(primary);
    }
  };
  return {
    db: {
      ...primary,
      asVisitor: (work) => read((db) => db.asVisitor(work)),
      asPublic: (visited, work) => read((db) => db.asPublic(visited, work)),
    },
    watch: (tell) => {
      report = tell;
      const timer = setInterval(() => {
        look(replica).then(
          () => use(true),
          (error: unknown) => use(false, error),
        );
      }, REPLICA_CHECKED_EVERY_MS);
      return () => clearInterval(timer);
    },
    close: () => replica.close(),
  };
};

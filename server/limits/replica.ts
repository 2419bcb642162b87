// Limits of a replica that visitors read from; policy.ts beside it has the others.

/** A transaction on it: what it does not answer in time, the primary answers. */
export const REPLICA_DEADLINE_MS = 2_000;
/** How often a replica is looked at. */
export const REPLICA_CHECKED_EVERY_MS = 5_000;
/** The newest heartbeat of any server may be so old on a replica: it names its minute, and follows every half minute. */
export const REPLICA_BEHIND_S = 120;

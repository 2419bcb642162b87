// Limits for a replica that visitors read from; policy.ts has the general ones.

/** The time for a transaction on a replica; what it does not answer in time, the primary answers. */
export const REPLICA_DEADLINE_MS = 2_000;
/** How often a replica is checked. */
export const REPLICA_CHECKED_EVERY_MS = 5_000;
/** How old the newest heartbeat on a replica may be. Heartbeats are stored by minute, and written every half minute. */
export const REPLICA_BEHIND_S = 120;

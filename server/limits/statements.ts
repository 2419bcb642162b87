/** Of the statements that a pool has sent lately it counts the uses of so many, and its connections keep the plans of so many. */
export const STATEMENTS_COUNTED = 2_000;
export const STATEMENTS_PREPARED = 150;

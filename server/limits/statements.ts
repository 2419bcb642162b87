/** How many recent statements a pool counts the uses of, and how many plans each of its connections keeps. */
export const STATEMENTS_COUNTED = 2_000;
export const STATEMENTS_PREPARED = 150;

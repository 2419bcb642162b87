/** Replaces `lib/argon2Cost.ts` in the tests with a database; auth/passwords.test.ts tests the real cost. */
export const ARGON2_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const;

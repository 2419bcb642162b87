/** argon2id with the parameters that OWASP recommends: 19 MB, two passes. */
export const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

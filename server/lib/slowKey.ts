import { createHash } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { inPasswordHashQueue } from './passwordHashQueue.ts';

/** argon2id with the parameters that OWASP recommends: 19 MB, two passes. */
export const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A key of 256 bits, derived from a text that holds a password, as slowly as the password's hash. */
export const keyFrom = (text: string, salt: string): Promise<Buffer> =>
  inPasswordHashQueue(() => hashRaw(text, { ...ARGON2_COST, salt: createHash('sha256').update(salt).digest() }));

import { createHash } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { ARGON2_COST } from './argon2Cost.ts';
import { inPasswordHashQueue } from './passwordHashQueue.ts';

/** A key of 256 bits, derived from a text that holds a password, as slowly as the password's hash. */
export const keyFrom = (text: string, salt: string): Promise<Buffer> =>
  inPasswordHashQueue(() => hashRaw(text, { ...ARGON2_COST, salt: createHash('sha256').update(salt).digest() }));

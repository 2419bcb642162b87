import { createHash } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { ARGON2_COST } from './argon2Cost.ts';
import { inPasswordHashQueue } from './passwordHashQueue.ts';

/** A 256-bit key derived from a text that contains a password, as slowly as a password hash. */
export const keyFrom = (text: string, salt: string): Promise<Buffer> =>
  inPasswordHashQueue(() => hashRaw(text, { ...ARGON2_COST, salt: createHash('sha256').update(salt).digest() }));

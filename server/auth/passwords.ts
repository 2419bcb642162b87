import { createHash } from 'node:crypto';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { HttpError } from '../errors.ts';
import { inPasswordHashQueue } from '../lib/passwordHashQueue.ts';
import { isCommonPassword, TOO_COMMON } from './commonPasswords.ts';

// argon2id with the parameters OWASP recommends: 19 MB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** 400 for a password that many people choose. Asked after the contract's own rules. */
export const refuseCommon = (password: string): void => {
  if (isCommonPassword(password)) throw new HttpError(400, TOO_COMMON, { errors: { password: TOO_COMMON } });
};

// One letter with its accent may be typed as one character or as two: the same password all the same.
const typed = (password: string): string => password.normalize('NFC');

/** The argon2id hash of a new password; 400 for a common one, whoever sets it and for whom. */
export const hashPassword = async (password: string): Promise<string> => {
  refuseCommon(password);
  return inPasswordHashQueue(() => hash(typed(password), COST));
};

/** A key of 256 bits that only who knows the text can work out again, as slowly as a password's hash. */
export const keyFrom = (text: string, salt: string): Promise<Buffer> =>
  inPasswordHashQueue(() => hashRaw(text, { ...COST, salt: createHash('sha256').update(salt).digest() }));

const nobodysHash = hash('nobody has this password', COST);

/** Whether the password is the hash's; without a hash (unknown account) false, after the same time. */
export const isPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const against = passwordHash ?? (await nobodysHash);
  const matches = await inPasswordHashQueue(() => verify(against, typed(password)));
  return matches && passwordHash !== undefined;
};

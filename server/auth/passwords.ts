import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../errors.ts';
import { ARGON2_COST } from '../lib/argon2Cost.ts';
import { inPasswordHashQueue, inSignInQueue } from '../lib/passwordHashQueue.ts';

/** Throws a 400 for a password that is common or contains the email's local part; the contract's rules come first. */
export const refuseGuessable = async (password: string, email: string): Promise<void> => {
  // Loaded with the first new password: the list is large.
  const { guessableError } = await import('./commonPasswords.ts');
  const problem = guessableError(password, email);
  if (problem) throw new HttpError(400, problem, { errors: { password: problem } });
};

// Keyboards send an accented letter as one character or as two: both are the same password.
const normalized = (password: string): string => password.normalize('NFC');

/** The argon2id hash of the new password of an account with this email; 400 for one that is easy to guess. */
export const hashPassword = async (password: string, email: string): Promise<string> => {
  await refuseGuessable(password, email);
  return inPasswordHashQueue(() => hash(normalized(password), ARGON2_COST));
};

const dummyHash = hash('nobody has this password', ARGON2_COST);

/** Whether the password matches the hash; without a hash (unknown account) false after the same time. */
export const isPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const against = passwordHash ?? (await dummyHash);
  const matches = await inSignInQueue(() => verify(against, normalized(password)));
  return matches && passwordHash !== undefined;
};

import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../http/errors';

// argon2id with the parameters OWASP recommends: 19 MB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const WAITING = 60;

// Hashing takes a processor for some 30 ms: two at a time, so that a flood of sign-ins leaves room for everything else.
let running = 0;
const queue: (() => void)[] = [];

const inPool = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) {
      throw new HttpError(503, 'The service is busy, please try again', {}, { 'retry-after': '2' });
    }
    await new Promise<void>((resolve) => queue.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
};

/** The argon2id hash of a password. */
export const hashPassword = (password: string): Promise<string> => inPool(() => hash(password, COST));

const nobodysHash = hash('nobody has this password', COST);

/** Whether the password is the hash's; without a hash (unknown account) false, after the same time. */
export const isPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const against = passwordHash ?? (await nobodysHash);
  const matches = await inPool(() => verify(against, password));
  return matches && passwordHash !== undefined;
};

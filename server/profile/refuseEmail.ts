import { emailTaken, findAccount } from '../auth/accounts.ts';
import type { Database } from '../db/database.ts';
import type { Session } from '../http/session.ts';
import { countConfirmation, countEmail } from '../http/throttle.ts';

/**
 * Refuses a new email that another account has with 409, and too many of them with 429: the response tells whether somebody has it.
 * `isMailed`: it gets a mail, so the receiver's peace is kept as well.
 */
export const refuseEmail = async (
  db: Database,
  { role, accountId }: Session,
  email: string,
  isMailed: boolean,
): Promise<void> => {
  // A refusal counts: the first transaction is kept.
  await db.asSystem((tx) => countEmail(tx, role, accountId));
  await db.asSystem(async (tx) => {
    if (await findAccount(tx, role, email)) throw emailTaken();
    if (isMailed) await countConfirmation(tx, email);
  });
};

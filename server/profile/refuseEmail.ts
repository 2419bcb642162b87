import { emailTaken, findAccount } from '../auth/accounts.ts';
import type { Database } from '../db/database.ts';
import type { Session } from '../http/session.ts';
import { countConfirmation, countEmail } from '../http/throttle.ts';

/**
 * Refuses a new email that another account has with 409, and too many attempts with 429, because the response reveals
 * whether the email is in use. `isMailed`: the new email gets a mail, so mails to it are limited as well.
 */
export const refuseEmail = async (
  db: Database,
  { role, accountId }: Session,
  email: string,
  isMailed: boolean,
): Promise<void> => {
  // In its own transaction, so that a refusal counts, too.
  await db.asSystem((tx) => countEmail(tx, role, accountId));
  await db.asSystem(async (tx) => {
    if (await findAccount(tx, role, email)) throw emailTaken();
    if (isMailed) await countConfirmation(tx, email);
  });
};

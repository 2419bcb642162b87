import { eq } from 'drizzle-orm';
import type { Role } from '#contract/endpoint.ts';
import { accountTables } from '../db/accountTables.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database } from '../db/database.ts';
import { addMail } from '../mail/mailJobs.ts';
import { takeEmailChange } from '../tokens/emailChanges.ts';
import { endResetsOf } from '../tokens/resets.ts';
import { findAccountById, isOpen, rejectTakenEmail } from './accounts.ts';
import { deadLink } from './newPassword.ts';

/**
 * Sets an account's new email, given a link's token, and notifies the former address. 400 for a link that does not
 * work, 409 when another account took the email meanwhile.
 */
export const confirmEmail = (
  db: Database,
  token: string,
  address: string,
): Promise<{ readonly role: Role; readonly email: string }> =>
  db
    .asSystem(async (tx) => {
      const change = await takeEmailChange(tx, token);
      const account = change && (await findAccountById(tx, change.role, change.accountId));
      if (!change || !account || !isOpen(account) || account.email !== change.former) throw deadLink();
      const { role, accountId, email, former } = change;
      const table = accountTables[role];
      await tx.update(table).set({ email, updatedAt: new Date() }).where(eq(table.id, accountId));
      // Reset links that were sent to the former email stop working.
      await endResetsOf(tx, role, accountId);
      await addMail(tx, { kind: 'email_changed', role, to: former, name: account.fullName });
      await recordAudit(tx, { actor: { role, accountId }, action: 'email.changed', address });
      return { role, email };
    })
    .catch(rejectTakenEmail);

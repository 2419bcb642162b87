import type { Role } from '#contract/endpoint.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database } from '../db/database.ts';
import { countReset } from '../http/throttle.ts';
import { addJob } from '../jobs/queue.ts';
import type { JobHandler } from '../jobs/worker.ts';
import { addMail } from '../mail/mailJobs.ts';
import { findAccount, isOpen } from './accounts.ts';

interface Forgetful {
  readonly role: Role;
  readonly email: string;
}

/**
 * Queues a password reset link. A job looks up later whether the email has an account, so that neither the response nor
 * its timing depends on it. 429 with Retry-After.
 */
export const forgot = (db: Database, { role, email }: Forgetful, address: string): Promise<void> =>
  db.asSystem(async (tx) => {
    await countReset(tx, role, email, address);
    await addJob(tx, 'forgot', { role, email });
    await recordAudit(tx, { action: 'password.link_asked', address, detail: { role } });
  });

/** The job: mails a link to the account, if there is one that is allowed to sign in. */
export const forgotten =
  (db: Database): JobHandler =>
  async (data) => {
    const { role, email } = data as unknown as Forgetful;
    const account = await db.asSystem((tx) => findAccount(tx, role, email));
    if (!account || !isOpen(account)) return undefined;
    const { id: accountId, email: to, fullName: name } = account;
    return (tx) => addMail(tx, { kind: 'reset', role, accountId, to, name });
  };

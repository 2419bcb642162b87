import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../db/audit.ts';
import type { Database } from '../db/database.ts';
import { brokers, operators, secondSteps } from '../db/schema/accounts.ts';
import { addMail } from '../mail/mailJobs.ts';

/** Who may have a second step, by their name in the command. */
const people = {
  operator: { role: 'super_admin', table: operators },
  broker: { role: 'broker', table: brokers },
} as const;
type Who = keyof typeof people;

/** Whether an argument of the command names a kind of account that may have a second step. */
export const isWho = (word: string | undefined): word is Who => word !== undefined && word in people;

/**
 * Removes the second step of an operator or a broker who lost it, for the command, and returns a message. The owner is
 * notified by mail.
 */
export const resetSecondStep = (
  db: Database,
  who: Who,
  email: string,
): Promise<{ readonly done: boolean; readonly words: string }> =>
  db.asSystem(async (tx) => {
    const { role, table } = people[who];
    const [person] = await tx
      .select({ id: table.id, email: table.email, name: table.fullName })
      .from(table)
      .where(eq(sql`lower(${table.email})`, email.trim().toLowerCase()));
    if (!person) return { done: false, words: `No ${who} has the email ${email}` };
    const { id, email: to, name } = person;
    const [ended] = await tx
      .delete(secondSteps)
      .where(and(eq(secondSteps.role, role), eq(secondSteps.accountId, id)))
      .returning({ on: secondSteps.confirmedAt });
    if (!ended?.on) return { done: false, words: `${to} has no second step` };
    await addMail(tx, { kind: 'second_step_off', role, to, name });
    await recordAudit(tx, {
      actor: { role: 'super_admin', accountId: null },
      action: 'second_step.reset',
      object: { type: who, id },
    });
    return { done: true, words: `${to} now signs in with the password alone, and can set up a second step again` };
  });

import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../db/audit.ts';
import type { Database } from '../db/database.ts';
import { operators, secondSteps } from '../db/schema/accounts.ts';
import { addMail } from '../mail/orders.ts';

/** Takes away the second step of an operator who lost it, for the command; the result with a message. The operator is told by mail. */
export const resetSecondStep = (
  db: Database,
  email: string,
): Promise<{ readonly done: boolean; readonly words: string }> =>
  db.asSystem(async (tx) => {
    const [operator] = await tx
      .select({ id: operators.id, email: operators.email, name: operators.fullName })
      .from(operators)
      .where(eq(sql`lower(${operators.email})`, email.trim().toLowerCase()));
    if (!operator) return { done: false, words: `No operator has the email ${email}` };
    const { id, email: to, name } = operator;
    const [ended] = await tx
      .delete(secondSteps)
      .where(and(eq(secondSteps.role, 'super_admin'), eq(secondSteps.accountId, id)))
      .returning({ on: secondSteps.confirmedAt });
    if (!ended?.on) return { done: false, words: `${to} has no second step` };
    await addMail(tx, { kind: 'second_step_off', role: 'super_admin', to, name });
    await recordAudit(tx, {
      actor: { role: 'super_admin', accountId: null },
      action: 'second_step.reset',
      object: { type: 'operator', id },
    });
    return { done: true, words: `${to} now signs in with the password alone, and can set up a second step again` };
  });

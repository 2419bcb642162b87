import { eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { updateSuperAdminProfile } from '../../contract/auth';
import { recordAudit } from '../db/audit';
import type { Database } from '../db/database';
import { brokenUnique } from '../db/errors';
import { operators } from '../db/schema/accounts';
import { found, taken } from '../http/errors';
import type { Session } from '../http/session';
import { e164 } from '../leads/phone';

interface Writing {
  readonly session: Session;
  /** Where the call came from. */
  readonly address: string;
  /** Address of a freshly stored photo. */
  readonly photo: string | undefined;
}

/** Changes the operator's own profile; what is absent stays. Answers the photo that was replaced. 409 for a taken email. */
export const changeOperator = (
  db: Database,
  { full_name, email, phone }: InferType<typeof updateSuperAdminProfile.body>,
  { session, address, photo }: Writing,
): Promise<string | null> =>
  db
    .asOperator(async (tx) => {
      const mine = eq(operators.id, session.accountId);
      const [before] = await tx.select().from(operators).where(mine).for('update');
      const former = found(before);
      await tx
        .update(operators)
        .set({
          fullName: full_name?.trim(),
          email: email?.trim(),
          ...(phone !== undefined && { phone: phone || null, phoneE164: e164(phone) }),
          photo,
          updatedAt: new Date(),
        })
        .where(mine);
      const changed = { email: email !== undefined && email.trim() !== former.email, photo: photo !== undefined };
      const object = { type: 'operator', id: session.accountId };
      await recordAudit(tx, { actor: session, action: 'profile changed', object, address, detail: changed });
      return photo ? former.photo : null;
    })
    .catch((error: unknown) => {
      throw brokenUnique(error) === 'operators_email' ? taken('email', 'This email is already in use') : error;
    });

import { eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { updateBrokerProfile, updateSuperAdminProfile } from '#contract/auth.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokenUnique } from '../db/errors.ts';
import { brokers, operators } from '../db/schema/accounts.ts';
import { found, taken } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { e164 } from '../lib/phone.ts';

type Fields = InferType<typeof updateSuperAdminProfile.body>;

interface Writing<By extends Session> {
  readonly session: By;
  /** Where the call came from. */
  readonly address: string;
  /** Address of a freshly stored photo. */
  readonly photo: string | undefined;
}

// What is absent stays; an empty phone is none.
const written = ({ full_name, email, phone }: Fields, photo: string | undefined) => ({
  fullName: full_name?.trim(),
  email: email?.trim(),
  ...(phone !== undefined && { phone: phone || null, phoneE164: e164(phone) }),
  photo,
  updatedAt: new Date(),
});

const recordChange = (
  tx: Tx,
  { session, address, photo }: Writing<Session>,
  { type, email, former }: { type: 'operator' | 'broker'; email: string | undefined; former: { email: string } },
) =>
  recordAudit(tx, {
    actor: session,
    action: 'profile changed',
    object: { type, id: session.accountId },
    address,
    detail: { email: email !== undefined && email.trim() !== former.email, photo: photo !== undefined },
  });

const orTaken = (error: unknown): never => {
  const index = brokenUnique(error);
  throw index === 'operators_email' || index === 'brokers_email'
    ? taken('email', 'This email is already in use')
    : error;
};

/** Changes the operator's own profile; what is absent stays. Answers the photo that was replaced. 409 for a taken email. */
export const changeOperator = (
  db: Database,
  fields: Fields,
  writing: Writing<Extract<Session, { role: 'super_admin' }>>,
): Promise<string | null> =>
  db
    .asOperator(async (tx) => {
      const mine = eq(operators.id, writing.session.accountId);
      const [before] = await tx.select().from(operators).where(mine).for('update');
      const former = found(before);
      await tx.update(operators).set(written(fields, writing.photo)).where(mine);
      await recordChange(tx, writing, { type: 'operator', email: fields.email, former });
      return writing.photo ? former.photo : null;
    })
    .catch(orTaken);

/** As `changeOperator`, for the broker who is signed in, with the licence; an empty licence is none. */
export const changeBroker = (
  db: Database,
  { license_no, ...fields }: InferType<typeof updateBrokerProfile.body>,
  writing: Writing<Extract<Session, { role: 'broker' }>>,
): Promise<string | null> =>
  db
    .withTenant(writing.session.brokerId, async (tx) => {
      const mine = eq(brokers.id, writing.session.brokerId);
      const [before] = await tx.select().from(brokers).where(mine).for('update');
      const former = found(before);
      const licence = license_no === undefined ? {} : { licenseNo: license_no?.trim() || null };
      await tx
        .update(brokers)
        .set({ ...written(fields, writing.photo), ...licence })
        .where(mine);
      await recordChange(tx, writing, { type: 'broker', email: fields.email, former });
      return writing.photo ? former.photo : null;
    })
    .catch(orTaken);

import { eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { updateBrokerProfile } from '#contract/auth.ts';
import { personColumns, rejectTakenEmail } from '../auth/accounts.ts';
import { asOwnAccount } from '../auth/queries.ts';
import { accountTables } from '../db/accountTables.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { found } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { addMail } from '../mail/mailJobs.ts';
import { recordReplaced } from '../media/deletedPhotos.ts';
import { noteEmailChange } from '../tokens/emailChanges.ts';

interface Caller {
  readonly session: Session;
  /** The request's IP address. */
  readonly address: string;
  /** The URL of a photo that was just stored. */
  readonly photo?: string | undefined;
  /** A new email takes effect only once it is confirmed. */
  readonly emailPending: boolean;
}

// Also notifies the former email, because its owner may not have requested this.
const askForProof = async (
  tx: Tx,
  { role, accountId }: Session,
  email: string,
  { email: former, fullName: name }: { readonly email: string; readonly fullName: string },
): Promise<void> => {
  await noteEmailChange(tx, { role, accountId, email, former });
  await addMail(tx, { kind: 'email_confirm', role, accountId, to: email, name });
  await addMail(tx, { kind: 'email_asked', role, to: former, name });
};

/**
 * Changes the caller's own profile; absent fields stay, an empty phone or licence clears the column. Returns the photo that was
 * replaced. 409 for a taken email.
 */
export const changeProfile = (
  db: Database,
  { full_name, email, phone, license_no }: InferType<typeof updateBrokerProfile.body>,
  { session, address, photo, emailPending }: Caller,
): Promise<{ unusedPhoto: string | null }> => {
  const table = accountTables[session.role];
  const type = session.role === 'super_admin' ? 'operator' : session.role;
  const columns = {
    ...personColumns({ full_name: full_name?.trim(), email: emailPending ? undefined : email?.trim(), phone }),
    ...(license_no !== undefined && { licenseNo: license_no?.trim() || null }),
    photo,
    updatedAt: new Date(),
  };
  const change = async (tx: Tx) => {
    const own = eq(table.id, session.accountId);
    const [before] = await tx.select().from(table).where(own).for('update');
    const former = found(before);
    await tx.update(table).set(columns).where(own);
    const brokerId = session.role === 'broker' ? session.accountId : null;
    if (photo) await recordReplaced(tx, former.photo, brokerId);
    if (emailPending && email) await askForProof(tx, session, email.trim(), former);
    await recordAudit(tx, {
      actor: session,
      action: 'profile.updated',
      object: { type, id: session.accountId },
      address,
      detail: { email: email !== undefined && email.trim() !== former.email, photo: photo !== undefined },
    });
    return { unusedPhoto: photo ? former.photo : null };
  };
  return asOwnAccount(db, session, change).catch(rejectTakenEmail);
};

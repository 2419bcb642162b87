import { eq } from 'drizzle-orm';
import type { Profile } from '#contract/auth.ts';
import { tenantDbOf } from '#contract/brokers.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokers, operators, users } from '../db/schema/accounts.ts';
import { found } from '../errors.ts';
import type { Session } from '../http/session.ts';

/** The signed-in person's own profile (specification 000, section 7). */
export const findProfile = async (db: Database, session: Session): Promise<Profile> => {
  const read = async (tx: Tx) => {
    const table = { super_admin: operators, broker: brokers, user: users }[session.role];
    const [row] = await tx.select().from(table).where(eq(table.id, session.accountId));
    return found(row);
  };
  const { role } = session;
  const ofOthers = role === 'super_admin' ? db.asOperator : db.asSystem;
  const person = await (role === 'broker' ? db.withTenant(session.brokerId, read) : ofOthers(read));
  return {
    id: person.id,
    role,
    name: person.fullName,
    email: person.email,
    phone: person.phone,
    photo: person.photo,
    lastLoginAt: person.lastLoginAt?.toISOString() ?? null,
    licenseNo: 'licenseNo' in person ? person.licenseNo : null,
    tenantDb: role === 'broker' ? tenantDbOf(person.id) : null,
  };
};

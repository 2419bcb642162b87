import { eq } from 'drizzle-orm';
import type { Profile } from '#contract/auth.ts';
import { tenantDbOf } from '#contract/brokers.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokers, operators, users } from '../db/schema/accounts.ts';
import { found } from '../errors.ts';
import type { Session } from '../http/session.ts';

interface Person {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly photo: string | null;
  readonly lastLoginAt: Date | null;
  readonly licenseNo?: string | null;
}

const readPerson = async (tx: Tx, { role, accountId }: Session): Promise<Person | undefined> => {
  const table = { super_admin: operators, broker: brokers, user: users }[role];
  const [row] = await tx.select().from(table).where(eq(table.id, accountId));
  return row;
};

/** The signed-in person's own profile (specification 000, section 7). */
export const findProfile = async (db: Database, session: Session): Promise<Profile> => {
  const read = (tx: Tx) => readPerson(tx, session);
  const person = found(
    await (session.role === 'broker'
      ? db.withTenant(session.brokerId, read)
      : session.role === 'super_admin'
        ? db.asOperator(read)
        : db.asSystem(read)),
  );
  return {
    id: person.id,
    role: session.role,
    name: person.fullName,
    email: person.email,
    phone: person.phone,
    photo: person.photo,
    lastLoginAt: person.lastLoginAt?.toISOString() ?? null,
    licenseNo: person.licenseNo ?? null,
    tenantDb: session.role === 'broker' ? tenantDbOf(person.id) : null,
  };
};

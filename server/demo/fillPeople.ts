import { eq } from 'drizzle-orm';
import { DEMO_PASSWORD, demoPeople } from '#contract/fixtures/accounts.ts';
import type { DemoData } from '#contract/fixtures/demoData.ts';
import { addCredentials } from '../auth/accounts.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokers, operators, users } from '../db/schema/accounts.ts';
import { notifications } from '../db/schema/platform.ts';
import { e164 } from '../lib/phone.ts';

/** A broker's id in the demo data → its id in the database. */
export type BrokerIds = ReadonlyMap<number, number>;

interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

const columnsOf = ({ name, email, phone }: Person) => ({ fullName: name, email, phone, phoneE164: e164(phone) });

const addBroker = async (tx: Tx, broker: DemoData['brokers'][number], passwordHash: string): Promise<number> => {
  const [known] = await tx.select({ id: brokers.id }).from(brokers).where(eq(brokers.email, broker.email));
  if (known) return known.id;
  const { licenseNo, status } = broker;
  const [made] = await tx
    .insert(brokers)
    .values({ ...columnsOf(broker), licenseNo, status })
    .returning({ id: brokers.id });
  if (!made) throw new Error('The demo broker was not stored');
  await addCredentials(tx, 'broker', made.id, passwordHash);
  return made.id;
};

const addUser = async (
  tx: Tx,
  person: Person,
  status: 'active' | 'inactive',
  brokerId: number | null,
  passwordHash: string,
) => {
  const [made] = await tx
    .insert(users)
    .values({ ...columnsOf(person), status, brokerId })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (made) await addCredentials(tx, 'user', made.id, passwordHash);
};

/** Adds brokers in every status and their users, all with the demo password. Existing ones are kept. */
export const fillPeople = async (db: Database, demoData: DemoData): Promise<BrokerIds> => {
  // One hash for all of them: 50 would take most of the start's time.
  const passwordHash = await hashPassword(DEMO_PASSWORD, '');
  const ids = new Map<number, number>();
  // One transaction each: on a busy machine, one for all could exceed the time limit of a transaction.
  for (const broker of demoData.brokers) {
    const id = await db.asSystem((tx) => addBroker(tx, broker, passwordHash));
    ids.set(broker.id, id);
    const users = demoData.users.filter(({ brokerId }) => brokerId === broker.id);
    await db.asSystem(async (tx) => {
      for (const user of users) await addUser(tx, user, user.status, id, passwordHash);
    });
  }
  await db.asSystem((tx) => addUser(tx, demoPeople.ravi, 'active', null, passwordHash));
  return ids;
};

/** Adds the operator and the notifications, last of all: a demo with an operator is complete. */
export const fillOperator = async (db: Database, demoData: DemoData): Promise<void> => {
  const passwordHash = await hashPassword(DEMO_PASSWORD, '');
  await db.asSystem(async (tx) => {
    const [made] = await tx
      .insert(operators)
      .values(columnsOf(demoPeople.operator))
      .onConflictDoNothing()
      .returning({ id: operators.id });
    if (!made) return;
    await addCredentials(tx, 'super_admin', made.id, passwordHash);
    // The demo data lists the newest first, but lists are sorted by id.
    await tx.insert(notifications).values(
      demoData.notifications.toReversed().map(({ kind, title, message, link, created_at }) => ({
        kind,
        title,
        message,
        link,
        createdAt: new Date(created_at),
      })),
    );
  });
};

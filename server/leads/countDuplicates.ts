import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';
import { preparedQuery } from '../db/preparedQuery.ts';
import { runPipelined } from '../db/runPipelined.ts';
import { leads, phoneKey } from '../db/schema/leads.ts';
import { leadDismissals } from '../db/schema/leadWork.ts';
import type { LeadRow } from './rows.ts';

type Compared = Pick<LeadRow, 'id' | 'brokerId' | 'phone' | 'phoneE164' | 'emailKey'>;

const phoneOf = ({ phoneE164, phone }: Compared): string => phoneE164 ?? phone;

const compared = {
  id: leads.id,
  brokerId: leads.brokerId,
  phone: leads.phone,
  phoneE164: leads.phoneE164,
  emailKey: leads.emailKey,
};

// A single parameter for any number of keys, so that every page uses the same statement.
const withKey = (key: SQL | PgColumn) =>
  preparedQuery(['keys'], (tx, { keys }) => tx.select(compared).from(leads).where(sql`${key} = any(${keys}::text[])`));
const withPhone = withKey(phoneKey(leads));
const withEmail = withKey(leads.emailKey);

const dismissedOf = async (tx: Tx, ids: readonly number[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const pairs = await tx
    .select()
    .from(leadDismissals)
    .where(inArray(leadDismissals.leadId, [...ids]));
  return new Set(pairs.map(({ leadId, otherId }) => `${leadId} ${otherId}`));
};

/** By lead id, how many other leads of the same owner share its phone or email. */
export const countDuplicates = async (tx: Tx, rows: readonly Compared[]): Promise<Map<number, number>> => {
  if (rows.length === 0) return new Map();
  const emails = rows.flatMap(({ emailKey }) => emailKey ?? []);
  const phones = rows.map(phoneOf).filter(Boolean);
  // Two short queries: planning a self-join of the table takes longer than reading the rows.
  const [samePhone, sameEmail] = await runPipelined(
    withPhone(tx, { keys: phones }),
    emails.length === 0 ? [] : withEmail(tx, { keys: emails }),
  );
  const others = [...new Map([...samePhone, ...sameEmail].map((other) => [other.id, other])).values()];
  const isSame = (one: Compared, other: Compared) =>
    other.id !== one.id &&
    other.brokerId === one.brokerId &&
    ((phoneOf(one) !== '' && phoneOf(other) === phoneOf(one)) ||
      (one.emailKey !== null && other.emailKey === one.emailKey));
  const pairs = rows.map((row) => ({ row, same: others.filter((other) => isSame(row, other)) }));
  const dismissed = await dismissedOf(
    tx,
    pairs.flatMap(({ row, same }) => (same.length > 0 ? row.id : [])),
  );
  return new Map(
    pairs.map(({ row, same }) => [row.id, same.filter(({ id }) => !dismissed.has(`${row.id} ${id}`)).length]),
  );
};

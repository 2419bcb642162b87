import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';
import { leads, phoneKey } from '../db/schema/leads.ts';

const other = alias(leads, 'other');

const sameOwner: SQL = sql`${other.brokerId} is not distinct from ${leads.brokerId}`;
const samePhone = eq(phoneKey(other), phoneKey(leads));
const sameEmail = eq(other.emailKey, leads.emailKey);

/** How many other leads of the same owner have the phone or the e-mail of each of these; those without any are missing. */
export const countDuplicates = async (tx: Tx, ids: readonly number[]): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map();
  // Each half reads an index of its own; a lead that matches by both counts once.
  const pairs = (same: SQL | undefined) =>
    tx
      .select({ id: leads.id, other: other.id })
      .from(leads)
      .innerJoin(other, and(sameOwner, same, ne(other.id, leads.id)))
      .where(inArray(leads.id, [...ids]));
  const found = await pairs(samePhone).union(pairs(sameEmail));
  const counts = new Map<number, number>();
  for (const { id } of found) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

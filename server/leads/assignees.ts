import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { ASSIGNEES_SHOWN } from '../limits/leads.ts';

/** The broker's active users and everyone that leads were assigned to, each name once, in alphabetical order. */
export const assigneesOf = async (tx: Tx, brokerId: number): Promise<string[]> => {
  const names = union(
    tx
      .select({ name: sql<string>`${users.fullName}`.as('name') })
      .from(users)
      .where(and(eq(users.brokerId, brokerId), eq(users.status, 'active'))),
    tx
      .select({ name: sql<string>`${leads.assignedTo}`.as('name') })
      .from(leads)
      .where(and(eq(leads.brokerId, brokerId), isNotNull(leads.assignedTo))),
  );
  const rows = await names.orderBy(sql`name`).limit(ASSIGNEES_SHOWN);
  return rows.map(({ name }) => name);
};

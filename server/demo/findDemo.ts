import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { demoPeople } from '#contract/fixtures/accounts.ts';
import { buildDemoData } from '#contract/fixtures/demoData.ts';
import type { Tx } from '../db/database.ts';
import { brokers, operators, users } from '../db/schema/accounts.ts';

/** The demo data, whose names and texts do not depend on the time. */
export const demoData = buildDemoData(new Date(0));

const lower = (emails: readonly string[]): string[] => emails.map((email) => email.toLowerCase());

const brokerEmails = lower(demoData.brokers.map(({ email }) => email));
const userEmails = lower([demoPeople.ravi.email, ...demoData.users.map(({ email }) => email)]);

/** The ids of the demo's accounts. */
export interface FoundDemo {
  readonly operators: readonly number[];
  readonly brokers: readonly number[];
  readonly users: readonly number[];
}

const isFilled = (table: { readonly createdAt: PgColumn }): SQL =>
  sql`${table.createdAt} <= coalesce((select min(${operators.createdAt}) from ${operators}), 'infinity')`;

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

/**
 * The accounts of the demo in this database, even a partly filled one, including all other users of its brokers.
 * Excludes a stranger who takes one of the demo's emails later: accounts can only be added once there is an operator,
 * and the demo adds its operator last.
 */
export const findDemo = async (tx: Tx): Promise<FoundDemo> => {
  const brokerIds = idsOf(
    await tx
      .select({ id: brokers.id })
      .from(brokers)
      .where(and(inArray(sql`lower(${brokers.email})`, brokerEmails), isFilled(brokers))),
  );
  const isSeeker = and(isNull(users.brokerId), isFilled(users));
  return {
    operators: idsOf(
      await tx
        .select({ id: operators.id })
        .from(operators)
        .where(inArray(sql`lower(${operators.email})`, lower([demoPeople.operator.email]))),
    ),
    brokers: brokerIds,
    users: idsOf(
      await tx
        .select({ id: users.id })
        .from(users)
        .where(or(inArray(users.brokerId, brokerIds), and(inArray(sql`lower(${users.email})`, userEmails), isSeeker))),
    ),
  };
};

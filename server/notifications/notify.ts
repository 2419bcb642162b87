import type { Tx } from '../db/database.ts';
import { notifications } from '../db/schema/platform.ts';

/** What the operator is told: a short title, and a sentence that names whom or what it is about. */
export interface OperatorNotice {
  readonly title: string;
  readonly message: string;
}

/**
 * Tells the operator that something happened, inside the transaction in which it happens: both stay, or neither does.
 * Works as the operator, at sign-in and sign-up, and as a visitor of a site.
 */
export const notifyOperator = async (tx: Tx, { title, message }: OperatorNotice): Promise<void> => {
  await tx.insert(notifications).values({ title, message });
};

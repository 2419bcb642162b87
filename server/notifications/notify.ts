import type { Tx } from '../db/database.ts';
import { notifications } from '../db/schema/platform.ts';

/** A notification of the operator: a short title, and a sentence that names the subject. */
export interface OperatorNotice {
  readonly title: string;
  readonly message: string;
}

/**
 * Notifies the operator, inside the transaction of the event: both are stored, or neither. Works on every way into the
 * database except a broker's.
 */
export const notifyOperator = async (tx: Tx, { title, message }: OperatorNotice): Promise<void> => {
  await tx.insert(notifications).values({ title, message });
};

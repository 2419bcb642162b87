import { eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { Quotas, updateBrokerQuotas } from '#contract/quotas.ts';
import { recordAudit } from '../db/audit.ts';
import type { Tx } from '../db/database.ts';
import { brokers } from '../db/schema/accounts.ts';
import { found } from '../errors.ts';
import type { Session } from '../http/session.ts';

type Change = InferType<typeof updateBrokerQuotas.body>;

const changed = (before: Partial<Quotas>, change: Change): Partial<Quotas> =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, limit]) => limit !== null));

/** Sets a broker's own limits, and records them in the audit trail; null removes one. 404 for an unknown broker. */
export const changeQuotas = async (
  tx: Tx,
  brokerId: number,
  change: Change,
  { session, address }: { readonly session: Session; readonly address: string },
): Promise<void> => {
  const [row] = await tx.select({ quotas: brokers.quotas }).from(brokers).where(eq(brokers.id, brokerId)).for('update');
  const quotas = changed(found(row).quotas, change);
  await tx.update(brokers).set({ quotas, updatedAt: new Date() }).where(eq(brokers.id, brokerId));
  const object = { type: 'broker', id: brokerId } as const;
  await recordAudit(tx, { actor: session, action: 'broker.quotas_changed', object, address, detail: { ...change } });
};

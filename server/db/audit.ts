import type { Role } from '#contract/endpoint.ts';
import type { Tx } from './database.ts';
import { audit } from './schema/platform.ts';

/** Something worth remembering: who did what to what, from where. `detail` never holds a secret, or what people wrote. */
export interface AuditEntry {
  /** Without an account: somebody at the server itself. */
  readonly actor?: { readonly role: Role; readonly accountId: number | null };
  readonly action: string;
  readonly object?: { readonly type: string; readonly id: number };
  readonly address?: string;
  readonly detail?: typeof audit.$inferInsert.detail;
}

/** Appends to the audit trail, inside the transaction of what it tells of. */
export const recordAudit = async (tx: Tx, { actor, action, object, address, detail }: AuditEntry): Promise<void> => {
  await tx.insert(audit).values({
    actorRole: actor?.role,
    actorId: actor?.accountId,
    action,
    objectType: object?.type,
    objectId: object?.id,
    address,
    detail,
  });
};

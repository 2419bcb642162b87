import { isNotNull, sql } from 'drizzle-orm';
import type { AuditAction, AuditObject } from '#contract/audit.ts';
import type { Role } from '#contract/endpoint.ts';
import { currentRequest } from '../lib/currentRequest.ts';
import type { Tx } from './database.ts';
import { preparedQuery } from './preparedQuery.ts';
import { audit } from './schema/platform.ts';

/** An entry of the audit trail: who did what to which object. `detail` never holds a secret or text that people wrote. */
export interface AuditEntry {
  /** `accountId` is null for a command run on the server. */
  readonly actor?: { readonly role: Role; readonly accountId: number | null };
  readonly action: AuditAction;
  readonly object?: { readonly type: AuditObject; readonly id: number };
  readonly address?: string;
  readonly detail?: typeof audit.$inferInsert.detail;
}

const rowOf = ({ actor, action, object, address, detail }: AuditEntry) => ({
  actorRole: actor?.role ?? null,
  actorId: actor?.accountId ?? null,
  action,
  objectType: object?.type ?? null,
  objectId: object?.id ?? null,
  address: address ?? null,
  requestId: currentRequest.getStore() ?? null,
  detail: detail ?? null,
});

const columns = [
  'actorRole',
  'actorId',
  'action',
  'objectType',
  'objectId',
  'address',
  'requestId',
  'detail',
] as const satisfies readonly (keyof ReturnType<typeof rowOf>)[];

const append = preparedQuery(columns, (tx, { detail, ...others }) =>
  // Without the cast an absent detail would be stored as JSON's null.
  tx.insert(audit).values({ ...others, detail: sql`${detail}::jsonb` }),
);

/** Appends to the audit trail, inside the transaction of the action. */
export const recordAudit = async (tx: Tx, entry: AuditEntry): Promise<void> => {
  await append(tx, rowOf(entry));
};

/**
 * Records a refused call. An account's refusals within a minute are one row, the first with its address and detail, and a count:
 * a flood of calls must not fill the trail.
 */
export const recordDenied = async (tx: Tx, entry: Omit<AuditEntry, 'action'>): Promise<void> => {
  await tx
    .insert(audit)
    .values({ ...rowOf({ ...entry, action: 'call.denied' }), minute: sql`date_trunc('minute', now())` })
    .onConflictDoUpdate({
      target: [audit.actorRole, audit.actorId, audit.action, audit.minute],
      targetWhere: isNotNull(audit.minute),
      set: { times: sql`${audit.times} + 1` },
    });
};

type Changed = 'lead' | 'broker' | 'user' | 'operator' | 'domain';

interface Change extends Pick<AuditEntry, 'actor' | 'address'> {
  readonly object: { readonly type: Changed; readonly id: number };
  /** The status before and after; `to` is undefined when the change has no status. */
  readonly from: string;
  readonly to: string | undefined;
}

const actionOf = (type: Changed, from: string, to: string | undefined): AuditAction => {
  if (to === undefined || to === from) return type === 'domain' ? 'domain.status_changed' : `${type}.updated`;
  return to === 'suspended' && (type === 'broker' || type === 'operator')
    ? `${type}.suspended`
    : `${type}.status_changed`;
};

/** Records a change of an object, as a change of its status if that differs. */
export const recordChange = (tx: Tx, { from, to, ...entry }: Change): Promise<void> => {
  const detail = to !== undefined && to !== from ? { from, to } : undefined;
  return recordAudit(tx, { ...entry, action: actionOf(entry.object.type, from, to), detail });
};

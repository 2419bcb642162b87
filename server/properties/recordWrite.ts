import type { AuditAction } from '#contract/audit.ts';
import { recordAudit } from '../db/audit.ts';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/session.ts';

/** The person who changes a property, and the request. */
export interface Writer {
  readonly session: Session;
  readonly request: { readonly ip: string };
}

interface Write extends Writer {
  readonly action: AuditAction;
  readonly type: 'property' | 'photo' | 'video';
  /** For a photo or a video: its property. */
  readonly of?: number;
  readonly detail?: Readonly<Record<string, string | number | null>>;
}

/** Records a change of a property, a photo or a video in the audit trail. */
export const recordWrite = (tx: Tx, id: number, { session, request, action, type, of, detail }: Write): Promise<void> =>
  recordAudit(tx, {
    actor: session,
    action,
    object: { type, id },
    address: request.ip,
    detail: of === undefined ? detail : { ...detail, property: of },
  });

import type { Role } from '#contract/endpoint.ts';
import type { Tx } from '../db/database.ts';
import { addJob } from '../jobs/queue.ts';

interface Person {
  readonly to: string;
  readonly name: string;
}

/** A mail to send. It holds what its words need, no token, and nothing about people other than its receiver. */
export type MailOrder = Person &
  (
    | { readonly kind: 'reset'; readonly role: Role; readonly accountId: number }
    | { readonly kind: 'password_changed' | 'broker_approved' | 'broker_suspended' | 'test'; readonly role: Role }
    | {
        readonly kind: 'new_sign_in';
        readonly role: Role;
        readonly browser: string;
        readonly place: string;
        readonly at: string;
      }
    | { readonly kind: 'lead'; readonly interest: string | null }
  );

/** Sends a mail once the transaction commits. */
export const addMail = (tx: Tx, order: MailOrder): Promise<void> => addJob(tx, 'mail', { ...order });

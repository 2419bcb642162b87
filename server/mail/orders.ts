import type { Role } from '#contract/endpoint.ts';
import type { FollowUpKind } from '#contract/leads.ts';
import type { NoticeKind, ToldRole } from '#contract/notifications.ts';
import type { PrivacyKind } from '#contract/privacy.ts';
import type { ReviewDecision } from '#contract/properties/moderation.ts';
import type { Tx } from '../db/database.ts';
import { addJob } from '../jobs/queue.ts';

/** What the mail of a notification says, without the names of people: what is erased from the product must not stay in mails. */
export type NoticeFacts =
  | { readonly kind: 'lead' | 'enquiry_joined'; readonly interest: string | null }
  | {
      readonly kind: 'listing_reviewed';
      readonly decision: ReviewDecision;
      readonly home: string;
      readonly reasons: readonly string[];
      readonly note: string | null;
    }
  | { readonly kind: 'follow_up_due'; readonly planned: FollowUpKind }
  | {
      readonly kind: 'domain_lost';
      readonly domain: string;
      readonly why: string;
      /** By the operator, so it is not looked at any more. */
      readonly released?: boolean;
    }
  | { readonly kind: 'site_unpublished'; readonly site: string; readonly reason: string }
  | { readonly kind: 'site_published'; readonly site: string }
  | { readonly kind: 'broker_added' | 'broker_pending' | 'main_lead' | 'listing_review' | 'listing_reported' }
  | { readonly kind: 'privacy_request'; readonly failed?: boolean }
  | { readonly kind: 'leads_imported' | 'mail_failed' };

/** The morning's mail: new leads, the oldest since when, and how many notifications of which kind. */
export interface Digest {
  readonly kind: 'digest';
  readonly role: ToldRole;
  readonly leads: number;
  readonly since: string | null;
  readonly told: readonly { readonly kind: NoticeKind; readonly count: number }[];
}

/** The mail of a notification; `link` is a page of the app. */
export type NoticeOrder = NoticeFacts & { readonly role: ToldRole; readonly link: string };

/** A home that a mail tells of; `path` is its page, the price in rupees. */
export interface MailedHome {
  readonly title: string;
  readonly place: string;
  readonly price: number | null;
  readonly path: string;
}

/** What a saved search found: some homes of `total`. */
export interface FoundHomes {
  readonly name: string;
  /** As in the address of a search. */
  readonly query: string;
  readonly homes: readonly MailedHome[];
  readonly total: number;
}

/** A mail that tells a home seeker of homes, and can be ended by its link. */
export type SeekerOrder = { readonly role: 'user'; readonly accountId: number } & (
  | { readonly kind: 'saved_search'; readonly searchId: number; readonly found: FoundHomes }
  | { readonly kind: 'daily_searches'; readonly found: readonly FoundHomes[] }
  /** With the price when it was saved. */
  | { readonly kind: 'price_drop'; readonly homes: readonly (MailedHome & { readonly before: number | null })[] }
);

/** To a person who makes a privacy request: no account is needed, and no name is known. */
export interface PrivacyOrder {
  readonly kind: 'privacy_proof' | 'privacy_copy';
  readonly requestId: string;
  readonly asked: PrivacyKind;
}

interface Person {
  readonly to: string;
  readonly name: string;
}

/** A mail to send. It holds what its words need, no token, and nothing about people other than its receiver. */
export type MailOrder = Person &
  (
    | { readonly kind: 'reset'; readonly role: Role; readonly accountId: number }
    | { readonly kind: 'email_confirm'; readonly role: Role; readonly accountId: number }
    | {
        readonly kind:
          | 'password_changed'
          | 'email_asked'
          | 'email_changed'
          | 'second_step_on'
          | 'second_step_off'
          | 'recovery_code_used'
          | 'broker_approved'
          | 'broker_suspended'
          | 'test';
        readonly role: Role;
      }
    | {
        readonly kind: 'new_sign_in';
        readonly role: Role;
        readonly browser: string;
        readonly place: string;
        readonly at: string;
      }
    | PrivacyOrder
    | NoticeOrder
    | Digest
    | SeekerOrder
  );

/** Sends a mail once the transaction commits. */
export const addMail = (tx: Tx, order: MailOrder): Promise<void> => addJob(tx, 'mail', { ...order });

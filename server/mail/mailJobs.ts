import type { Role } from '#contract/endpoint.ts';
import type { FollowUpKind } from '#contract/leads/choices.ts';
import type { NoticeKind, RecipientRole } from '#contract/notifications.ts';
import type { PrivacyKind } from '#contract/privacy.ts';
import type { ReviewDecision } from '#contract/properties/moderation.ts';
import type { Tx } from '../db/database.ts';
import { addJob } from '../jobs/queue.ts';

/** The facts in a notification mail, without people's names: what is erased from the product must not stay in mails. */
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
      /** Released by the operator, so that the domain is no longer checked. */
      readonly released?: boolean;
    }
  | { readonly kind: 'site_unpublished'; readonly site: string; readonly reason: string }
  | { readonly kind: 'site_published'; readonly site: string }
  | { readonly kind: 'broker_added' | 'broker_pending' | 'main_lead' | 'listing_review' | 'listing_reported' }
  | { readonly kind: 'privacy_request'; readonly failed?: boolean }
  | { readonly kind: 'leads_imported' | 'mail_failed' };

/** The morning digest: the number of new leads, when the oldest arrived, and how many notifications of each kind. */
export interface Digest {
  readonly kind: 'digest';
  readonly role: RecipientRole;
  readonly leads: number;
  readonly since: string | null;
  /** Stored in queued jobs, so `told` keeps its name. */
  readonly told: readonly { readonly kind: NoticeKind; readonly count: number }[];
}

/** The mail of a notification; `link` is a page of the app. */
export type NoticeMail = NoticeFacts & { readonly role: RecipientRole; readonly link: string };

/** A home listed in a mail; `path` is its page, and the price is in rupees. */
export interface MailedHome {
  readonly title: string;
  readonly place: string;
  readonly price: number | null;
  readonly path: string;
}

/** The homes that a saved search found: some of `total`. */
export interface FoundHomes {
  readonly name: string;
  /** The query of the search's URL. */
  readonly query: string;
  readonly homes: readonly MailedHome[];
  readonly total: number;
}

/** A mail about homes to a home seeker, with an unsubscribe link. */
export type SeekerMail = { readonly role: 'user'; readonly accountId: number } & (
  | { readonly kind: 'saved_search'; readonly searchId: number; readonly found: FoundHomes }
  | { readonly kind: 'daily_searches'; readonly found: readonly FoundHomes[] }
  /** `before` is the price when the home was saved. */
  | { readonly kind: 'price_drop'; readonly homes: readonly (MailedHome & { readonly before: number | null })[] }
);

/** A mail to a person who makes a privacy request, which requires no account and no name. */
export interface PrivacyMail {
  readonly kind: 'privacy_proof' | 'privacy_copy';
  readonly requestId: string;
  readonly asked: PrivacyKind;
}

interface Person {
  readonly to: string;
  readonly name: string;
}

/** A mail to send. It holds only what the text needs: no token, and nothing about people other than its receiver. */
export type MailJob = Person &
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
    | PrivacyMail
    | NoticeMail
    | Digest
    | SeekerMail
  );

/** Queues a mail, which is sent once the transaction commits. */
export const addMail = (tx: Tx, mail: MailJob): Promise<void> => addJob(tx, 'mail', { ...mail });

import { coded, listed } from '../choices.ts';

/** The statuses of a property. Visitors see `live` properties of active brokers, and no others. */
export const propertyStatuses = coded([
  ['live', 'Live'],
  ['in_review', 'In review'],
  ['changes_requested', 'Changes requested'],
  ['paused', 'Paused'],
  ['sold', 'Sold'],
  ['archived', 'Archived'],
  ['removed', 'Removed'],
]);
export type PropertyStatus = (typeof propertyStatuses.values)[number];

/** The statuses that a broker may set. */
export const brokerSteps = listed(['live', 'paused', 'sold', 'archived', 'in_review']);
export type BrokerStep = (typeof brokerSteps.values)[number];

/** Days within which an archived property can be restored; after that it is erased with its photos. */
export const ARCHIVED_DAYS = 30;

const steps: Readonly<Record<PropertyStatus, readonly BrokerStep[]>> = {
  live: ['paused', 'sold', 'archived'],
  in_review: ['archived'],
  changes_requested: ['in_review', 'archived'],
  paused: ['live', 'sold', 'archived'],
  sold: ['live', 'archived'],
  archived: ['paused'],
  removed: [],
};

/**
 * The statuses that a broker may give a property next. With `needsReview` (moderation is on, and the operator has not
 * approved the property), `in_review` replaces `live`.
 */
export const nextSteps = (status: PropertyStatus, needsReview: boolean): readonly BrokerStep[] =>
  needsReview ? steps[status].map((step) => (step === 'live' ? 'in_review' : step)) : steps[status];

/** Whether a property may be edited. */
export const isEditable = (status: PropertyStatus): boolean => status !== 'removed' && status !== 'archived';

/** What happened to a property. */
export const eventKinds = coded([
  ['posted', 'Posted'],
  ['edited', 'Edited'],
  ['price_changed', 'Price changed'],
  ['status_changed', 'Status changed'],
  ['photo_added', 'Photo added'],
  ['photo_removed', 'Photo removed'],
  ['photos_ordered', 'Photos put in order'],
  ['photo_changed', 'Photo changed'],
  ['main_photo_changed', 'Default photo changed'],
  ['video_added', 'Video added'],
  ['video_removed', 'Video removed'],
  ['reviewed', 'Reviewed'],
  ['rera_checked', 'RERA number checked'],
  ['copied', 'Copied from another home'],
]);
export type EventKind = (typeof eventKinds.values)[number];

/** A field's value in a timeline. */
export type EventValue = string | number | readonly string[] | null;

/** The details of a timeline entry, by its kind. */
export interface EventDetail {
  /** Of `edited`: the fields, as the contract names them, with their old and new values. */
  readonly changes?: readonly { readonly field: string; readonly from: EventValue; readonly to: EventValue }[];
  /** Of `price_changed`: rupees; of `status_changed`: statuses. */
  readonly from?: EventValue;
  readonly to?: EventValue;
  /** Of `reviewed`; `minutes`: how long the review took. */
  readonly decision?: string;
  readonly minutes?: number;
  readonly reasons?: readonly string[];
  readonly note?: string | null;
  /** Of `rera_checked`. */
  readonly checked?: boolean;
  /** Of photos: their ids; of `copied`: the id of the other home. */
  readonly ids?: readonly number[];
}

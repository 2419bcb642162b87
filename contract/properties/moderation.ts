import { array, boolean, type InferType, mixed, object } from 'yup';
import { listed } from '../choices.ts';
import { get, post } from '../endpoint.ts';
import {
  choice,
  choiceList,
  coded,
  dataOf,
  day,
  flag,
  id,
  idParams,
  listQuery,
  MAX_ID,
  optionalText,
  outChoice,
  outNumber,
  outNumberOrNull,
  outText,
  outTextOrNull,
  outTime,
  outTimeOrNull,
  text,
  whole,
} from '../fields.ts';
import { propertyTypes } from './choices.ts';
import { type EventValue, type PropertyStatus, propertyStatuses } from './life.ts';
import { reportReasons } from './reportReasons.ts';
import { propertyDetail, propertyEvent, propertyRow } from './schemas.ts';

/** The operator's queues: posted but not approved; live and edited since approval; live and reported by visitors. */
export const reviewQueues = coded([
  ['review', 'Review'],
  ['edited', 'Edited'],
  ['reported', 'Reported'],
]);

export const reviewDecisions = coded([
  ['approve', 'Approve'],
  ['request_changes', 'Ask for changes'],
  ['remove', 'Remove'],
  ['restore', 'Restore'],
]);
export type ReviewDecision = (typeof reviewDecisions.values)[number];

const decidable: Readonly<Record<ReviewDecision, readonly PropertyStatus[]>> = {
  approve: ['in_review', 'changes_requested', 'live'],
  request_changes: ['in_review', 'live'],
  remove: propertyStatuses.values.filter((status) => status !== 'removed'),
  restore: ['removed'],
};

/** Whether a property's status allows a decision. */
export const isDecidable = (status: PropertyStatus, decision: ReviewDecision): boolean =>
  decidable[decision].includes(status);

/** Whether a decision needs a reason. */
export const needsReason = (decision: ReviewDecision): boolean =>
  decision === 'request_changes' || decision === 'remove';

/** Why the operator asks for changes, or removes a property. */
export const reviewReasons = coded([
  ['photos_missing', 'Photos are missing'],
  ['photos_not_of_home', 'Photos are not of this home'],
  ['wrong_price', 'The price is wrong'],
  ['wrong_details', 'Details are wrong'],
  ['contact_in_text', 'The text contains a phone number or an address'],
  ['duplicate', 'The home is listed twice'],
  ['rera_missing', 'The RERA number is missing'],
  ['not_allowed', 'The listing is not allowed'],
  ['other', 'Another reason'],
]);

/** What the server noticed and the operator should check; a hint may be wrong. */
export const hintKinds = coded([
  ['contact_in_text', 'Phone or address in the text'],
  ['price', 'Unusual price'],
  ['same_picture', 'Same picture as another home'],
  ['second_listing', 'Second listing'],
]);

export const hintsAsked = listed(['true', 'some', 'none']);

const access = ['super_admin'] as const;

/** The id of the newest entry of a property's timeline that the operator saw. */
const seen = () => whole('Seen', 0, MAX_ID);

/** A property in the operator's list. */
export const moderatedRow = propertyRow.shape({
  broker: object({ id: id(), name: outText() }),
  created_at: outTime(),
  edited_at: outTimeOrNull(),
  /** Since when it has been waiting for the operator; null if it does not wait. */
  waiting_since: outTimeOrNull(),
  reports: outNumber(),
  /** How many hints there are; null if they were not requested. */
  hints: outNumberOrNull(),
  /** The id of the newest entry of its timeline; 0 without one. */
  latest_event: outNumber(),
});
export type ModeratedRow = InferType<typeof moderatedRow>;

export const hint = object({
  kind: outChoice(hintKinds),
  text: outText(),
  /** The text that contains it (`title` or `description`), and its position there. */
  field: outText().optional(),
  from: outNumber().optional(),
  to: outNumber().optional(),
  media_id: outNumber().optional(),
  /** The id of the other home. */
  home: outNumber().optional(),
});
export type Hint = InferType<typeof hint>;

const report = object({
  id: id(),
  at: outTime(),
  reason: outChoice(reportReasons),
  note: outTextOrNull(),
  contact: outTextOrNull(),
});

const outValue = () => mixed<NonNullable<EventValue>>().nullable().defined();

export const moderatedDetail = propertyDetail.shape({
  created_at: outTime(),
  edited_at: outTimeOrNull(),
  rera_checked_at: outTimeOrNull(),
  waiting_since: outTimeOrNull(),
  /** What the broker changed since the approval, by field name. */
  changes: array()
    .of(object({ field: outText(), from: outValue(), to: outValue() }))
    .defined(),
  /** The ids of photos added since the approval. */
  added_media: array().of(outNumber()).defined(),
  /** The ids of videos added since the approval. */
  added_videos: array().of(outNumber()).optional(),
  hints: array().of(hint).defined(),
  /** The broker's record: current homes, reviews by decision, open and closed reports. */
  broker: object({
    id: id(),
    name: outText(),
    since: outTime(),
    homes: outNumber(),
    approved: outNumber(),
    changes: outNumber(),
    reports: outNumber(),
  }),
  /** The open reports, newest first. */
  reports: array().of(report).defined(),
  /** The latest entries of the timeline. */
  events: array().of(propertyEvent).defined(),
});
export type ModeratedDetail = InferType<typeof moderatedDetail>;

/** `waiting` is for queues: in `desc` order, the property that has waited longest is first. */
export const moderatedSorts = ['id', 'expected_price', 'city', 'title', 'updated_at', 'waiting'] as const;

export const listAllProperties = get('/api/properties/admin', {
  access,
  summary: 'Listings of all brokers, and the queues of the operator',
  query: listQuery(moderatedSorts).shape({
    status: choice('Status', propertyStatuses),
    broker_id: whole('Broker', 1, MAX_ID),
    queue: choice('Queue', reviewQueues),
    property_type: choice('Property type', propertyTypes),
    /** Case-insensitive, like the locality. */
    city: text('City', 120),
    locality: text('Locality', 120),
    /** Days in India's time zone, both included. A property sold in the period counts only if it is still sold. */
    posted_from: day('Posted from'),
    posted_to: day('Posted to'),
    sold_from: day('Sold from'),
    sold_to: day('Sold to'),
    /** Counts each row's hints; `some` and `none` keep only the rows with or without any, of the list's first 100. */
    hints: choice('Hints', hintsAsked),
  }),
  responses: {
    200: object({
      data: array().of(moderatedRow).defined(),
      meta: object({
        total: outNumber(),
        page: outNumber(),
        limit: outNumber(),
        queues: object({ all: outNumber(), review: outNumber(), edited: outNumber(), reported: outNumber() }),
        /** For the reviews of the last 90 days; null if there are none. */
        decide_minutes_median: outNumberOrNull(),
      }),
    }),
  },
});

export const getModerated = get('/api/properties/admin/{id}', {
  access,
  summary: 'A listing with hints, reports, its timeline and the record of its broker',
  params: idParams,
  responses: { 200: dataOf(moderatedDetail) },
});

/**
 * Returns a 409 for a decision that the property's status does not allow, and, with `seen`, if the property was changed
 * or reviewed since.
 */
export const reviewProperty = post('/api/properties/admin/{id}/review', {
  access,
  summary: 'Approve a listing, ask for changes, remove or restore it',
  params: idParams,
  body: object({
    decision: choice('Decision', reviewDecisions).required('Decision is required'),
    reasons: choiceList('Reasons', reviewReasons).optional(),
    note: optionalText('Note', 1_000),
    seen: seen(),
    /** The id of the newest open report that the operator saw, or 0: later ones stay open. Without it all close. */
    seen_report: whole('Seen report', 0, MAX_ID),
  }),
  responses: { 200: dataOf(moderatedDetail) },
});

/** Does not approve properties that have hints, or that changed since they were `seen`: these need their own review. */
export const approveProperties = post('/api/properties/admin/review', {
  access,
  summary: 'Approve several listings',
  body: object({
    ids: array()
      .typeError('Ids must be a list')
      .of(id())
      .min(1, 'Ids must have at least one entry')
      .max(100, 'Ids must have at most 100 entries')
      .required('Ids is required'),
    /** One entry for each id, in the same order. */
    seen: array()
      .typeError('Seen must be a list')
      .of(seen().required('Seen must have an entry for each id'))
      .optional(),
  }),
  responses: {
    200: object({
      data: array()
        .of(object({ id: id(), approved: boolean().defined(), message: outTextOrNull() }))
        .defined(),
    }),
  },
});

export const checkRera = post('/api/properties/admin/{id}/rera-checked', {
  access,
  summary: 'Note that the RERA number was checked, or take that back',
  params: idParams,
  body: object({ checked: flag('Checked').required('Checked is required') }),
  responses: { 200: dataOf(moderatedDetail) },
});

/** A visitor's second report of a home within a day gets the same response, but does not count. */
export const reportHome = post('/api/homes/{id}/reports', {
  access: 'public',
  summary: 'Report a home',
  params: idParams,
  body: object({
    reason: choice('Reason', reportReasons).required('Reason is required'),
    note: optionalText('Note', 1_000),
    contact: optionalText('Contact', 254),
  }),
  responses: { 201: dataOf(object({ received: boolean().defined() })) },
});

import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { ROLES } from '../endpoint.ts';
import {
  choice,
  coded,
  dataOf,
  flag,
  id,
  idParams,
  noContent,
  optionalText,
  outChoice,
  outText,
  outTextOrNull,
  outTime,
  pageOf,
  requiredTime,
  text,
  whole,
} from '../fields.ts';
import { followUpKinds, leadStatuses } from './choices.ts';
import { timeZone } from './endpoints.ts';
import { ofBroker, ofMain } from './owners.ts';
import { lead, leadSchemas } from './schemas.ts';

// What happens to a lead, and what is planned with it. Brokers work their own leads, the operator the main website's.

/** The kinds of entries in a lead's timeline. */
export const leadEventKinds = coded([
  ['created', 'Arrived'],
  ['enquiry', 'Enquired again'],
  ['status', 'Status changed'],
  ['edited', 'Edited'],
  ['note', 'Note'],
  ['call', 'Call'],
  ['whatsapp', 'WhatsApp'],
  ['email', 'E-mail'],
  ['visit', 'Visit'],
  ['follow_up_set', 'Follow-up planned'],
  ['follow_up_done', 'Follow-up done'],
  ['follow_up_removed', 'Follow-up removed'],
  ['merged', 'Merged'],
  ['unmerged', 'Merge undone'],
  ['imported', 'Imported'],
  ['privacy', 'Privacy request'],
]);
export type LeadEventKind = (typeof leadEventKinds.values)[number];

/** The kinds of entries that people write. All except notes count as contact with the person. */
export const writtenKinds = coded([
  ['note', 'Note'],
  ['call', 'Call'],
  ['whatsapp', 'WhatsApp'],
  ['email', 'E-mail'],
  ['visit', 'Visit'],
]);
export type WrittenKind = (typeof writtenKinds.values)[number];

const MAX_TEXT = 4_000;

export const leadEvent = object({
  id: id(),
  at: outTime(),
  kind: outChoice(leadEventKinds),
  /** Null for what the platform itself did, and for enquiries. */
  actor: object({
    role: outText().oneOf([...ROLES]),
    name: outText(),
  })
    .nullable()
    .defined(),
  /** The note, or the words about a call, a message or a visit. */
  text: outTextOrNull(),
  /**
   * By kind. `created` and `enquiry`: source and property_interest; `enquiry` also consent, the version of the accepted
   * text. `status`: from and to. `edited`: changes, a list of field, from and to. A call: outcome. Follow-ups: at, kind
   * and text of the plan. `privacy`: request, its kind.
   */
  detail: mixed<Readonly<Record<string, unknown>>>().defined(),
});
export type LeadEvent = InferType<typeof leadEvent>;

export const writtenBody = object({
  kind: choice('Kind', writtenKinds).required('Kind is required'),
  text: text('Text', MAX_TEXT).when('kind', ([kind], schema) =>
    kind === 'note' ? schema.required('Text is required').matches(/\S/, 'Text is required') : schema,
  ),
  /** How a call went: spoke, no_answer, wrong_number, or other words. */
  outcome: optionalText('Outcome', 200),
});

/** How far in the past a plan may be: a call that was due this morning can still be added. */
const LATEST_PAST_MS = 24 * 60 * 60 * 1000;

const plannedBody = object({
  at: requiredTime('Date and time'),
  kind: choice('Kind', followUpKinds).required('Kind is required'),
  text: optionalText('Text', 200),
});
export const followUpBody = plannedBody.shape({
  at: requiredTime('Date and time').test(
    'not-past',
    'Date and time must not be more than a day past',
    (at) => Date.parse(at ?? '') >= Date.now() - LATEST_PAST_MS,
  ),
});
export type FollowUpBody = InferType<typeof followUpBody>;

const pageQuery = object({
  page: whole('Page', 1, 100_000).default(1),
  limit: whole('Limit', 1, 100).default(50),
});

const events = { method: 'GET', params: idParams, query: pageQuery, responses: { 200: pageOf(leadEvent) } } as const;
const write = {
  method: 'POST',
  params: idParams,
  body: writtenBody,
  repeatable: true,
  responses: { 201: dataOf(leadEvent) },
} as const;
const plan = { method: 'PUT', params: idParams, body: plannedBody, responses: { 200: dataOf(lead) } } as const;
const drop = { method: 'DELETE', params: idParams, responses: { 204: noContent() } } as const;
const finish = {
  method: 'POST',
  params: idParams,
  body: object({ text: optionalText('Text', MAX_TEXT) }),
  responses: { 200: dataOf(lead) },
} as const;

/** The timeline, newest first. */
export const listBrokerLeadEvents = ofBroker('/{id}/events', "The timeline of one of the broker's own leads", events);

/** Contact marks the enquiries that the lead came from as answered. 400 for an empty note. */
export const addBrokerLeadEvent = ofBroker('/{id}/events', 'Write a note on a lead, or that there was contact', write);

/** Replaces the plan. 400 for a time more than a day ago, unless the lead had it before: an undo restores it. */
export const planBrokerFollowUp = ofBroker('/{id}/follow-up', 'Plan the next contact with a lead', plan);

/** Succeeds even without a plan. */
export const dropBrokerFollowUp = ofBroker('/{id}/follow-up', 'Remove the plan of a lead', drop);

/** 409 without a plan. */
export const finishBrokerFollowUp = ofBroker(
  '/{id}/follow-up/done',
  'Note that what was planned with a lead is done',
  finish,
);

export const getAdminLead = ofMain('/{id}', 'A lead of the main website', {
  method: 'GET',
  params: idParams,
  responses: { 200: dataOf(lead) },
});

export const listAdminLeadEvents = ofMain('/{id}/events', 'What happened to a lead of the main website', events);

export const addAdminLeadEvent = ofMain(
  '/{id}/events',
  'Write a note on a lead of the main website, or that there was contact',
  write,
);

export const planAdminFollowUp = ofMain(
  '/{id}/follow-up',
  'Plan the next contact with a lead of the main website',
  plan,
);

export const dropAdminFollowUp = ofMain('/{id}/follow-up', 'Remove the plan of a lead of the main website', drop);

export const finishAdminFollowUp = ofMain(
  '/{id}/follow-up/done',
  'Note that what was planned with a lead of the main website is done',
  finish,
);

/** The most leads that one call may change. */
export const MOST_CHANGED = 500;

const { status, assigned_to } = leadSchemas;

/**
 * Returns what happened to each lead, in the order sent. A lead that is missing, that is another broker's, or that does
 * not match `only_if` is not changed.
 */
export const changeLeads = ofBroker('/bulk', "Change several of the broker's own leads: status, assignee, follow-up", {
  method: 'PATCH',
  body: object({
    ids: array()
      .typeError('Ids must be a list')
      .of(id())
      .min(1, 'Ids must have at least one entry')
      .max(MOST_CHANGED, `Ids must have at most ${MOST_CHANGED} entries`)
      .required('Ids is required'),
    status,
    assigned_to,
    follow_up: followUpBody.typeError('Follow-up must be an object').nullable().default(null),
    /** The current values that a lead must have to be changed, so that an undo keeps what others changed meanwhile. */
    only_if: object({ status, assigned_to }).typeError('Only if must be an object').optional().default(undefined),
  }),
  responses: {
    200: object({
      data: array()
        .of(object({ id: id(), ok: boolean().defined(), message: string().optional() }))
        .defined(),
    }),
  },
});

/** The first leads of a list, and how many it has. */
const counted = object({
  total: whole('Total', 0, Number.MAX_SAFE_INTEGER).required(),
  leads: array().of(lead).defined(),
});

/** At most 50 leads of each kind. The time zone is India's unless `tz` is given. */
export const getToday = ofBroker(
  '/today',
  "A broker's day: new leads that nobody contacted, what is overdue, what is planned today, leads gone quiet",
  {
    method: 'GET',
    query: object({
      tz: timeZone(),
      /** Puts each lead in one list only: a planned lead in overdue or today, an uncontacted one never in quiet. */
      once: flag('Once').default(false),
    }),
    responses: { 200: dataOf(object({ new: counted, overdue: counted, today: counted, quiet: counted })) },
  },
);

/** Another lead of the same broker that may be the same person. */
export const duplicateLead = object({
  id: id(),
  full_name: outText(),
  phone: outText(),
  email: outTextOrNull(),
  status: outChoice(leadStatuses),
  created_at: outTime(),
  matches: array()
    .of(outText().oneOf(['phone', 'email']))
    .defined(),
});
export type DuplicateLead = InferType<typeof duplicateLead>;

/** Matches by phone, however it is written, or by e-mail. At most 20, latest first. */
export const listDuplicates = ofBroker('/duplicates', 'Leads of the same phone or e-mail', {
  method: 'GET',
  query: object({
    phone: text('Phone', 40).meta({ latinDigits: true }).default(''),
    email: text('Email', 254).default(''),
    /** The lead whose duplicates are requested. */
    except: whole('Except', 1, 2_147_483_647),
  }),
  responses: { 200: object({ data: array().of(duplicateLead).defined() }) },
});

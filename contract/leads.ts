import { type InferType, object } from 'yup';
import { listed } from './choices.ts';
import { endpoint } from './endpoint.ts';
import {
  choice,
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
  outText,
  outTextOrNull,
  outTime,
  outTimeOrNull,
  pageOf,
  requiredEmail,
  requiredPhone,
  requiredText,
  text,
  whole,
} from './fields.ts';

/** Lead status; any value may follow any other (specification 000, section 4). */
export const leadStatuses = coded([
  ['new', 'New'],
  ['contacted', 'Contacted'],
  ['qualified', 'Qualified'],
  ['proposal', 'Proposal'],
  ['closed', 'Closed'],
  ['lost', 'Lost'],
]);
export type LeadStatus = (typeof leadStatuses.values)[number];

/** Where a lead came from (specification 000, section 9). */
export const leadSources = coded([
  ['website', 'Website'],
  ['call', 'Call'],
  ['social_media', 'Social media'],
  ['referral', 'Referral'],
]);
export type LeadSource = (typeof leadSources.values)[number];

/** Defaults of a new lead, for the form and for create, but not for a PATCH. */
export const leadDefaults = { source: 'website', status: 'new' } as const;

/** Whether a lead belongs to a broker or to the platform's own website. */
export const leadScopes = coded([
  ['broker', 'Broker'],
  ['main', 'Main website'],
]);

/** The kinds of follow-up that can be planned with a lead. */
export const followUpKinds = coded([
  ['call', 'Call'],
  ['whatsapp', 'WhatsApp'],
  ['visit', 'Visit'],
  ['other', 'Other'],
]);
export type FollowUpKind = (typeof followUpKinds.values)[number];

export const followUp = object({
  at: outTime(),
  kind: outChoice(followUpKinds),
  text: outTextOrNull(),
});

/** Filters leads by when their follow-up is due. */
export const followUpTimes = coded([
  ['overdue', 'Overdue'],
  ['today', 'Today'],
  ['week', 'This week'],
  ['none', 'Nothing planned'],
]);
export type FollowUpTime = (typeof followUpTimes.values)[number];

/** Used instead of a name, for leads that are assigned to no one. */
export const NOBODY = '(none)';

/** What a lead's person has requested: to be erased, or not to be contacted any more. */
export const leadPrivacies = coded([
  ['erased', 'Erased'],
  ['withdrawn', 'Consent withdrawn'],
]);
export type LeadPrivacy = (typeof leadPrivacies.values)[number];

const leadShape = {
  id: id(),
  full_name: outText(),
  email: outTextOrNull(),
  phone: outText(),
  city: outTextOrNull(),
  property_interest: outTextOrNull(),
  source: outChoice(leadSources),
  status: outChoice(leadStatuses),
  message: outTextOrNull(),
  assigned_to: outTextOrNull(),
  created_at: outTime(),
  updated_at: outTime(),
  /** What is planned next. */
  follow_up: followUp.nullable().defined(),
  last_event_at: outTime(),
  /** When the person was first contacted; null if they still wait. */
  contacted_at: outTimeOrNull().optional(),
  /** How many other leads of the same owner have the same phone or e-mail. */
  duplicates: outNumber(),
  /** Null for almost all: the person has requested neither. */
  privacy: outChoice(leadPrivacies).nullable(),
};

export const lead = object(leadShape);
export type Lead = InferType<typeof lead>;

/** A lead in the operator's list of all sources. */
export const sourcedLead = object({
  ...leadShape,
  lead_source_type: outChoice(leadScopes),
  broker_name: outTextOrNull(),
  tenant_db: outTextOrNull(),
});
export type SourcedLead = InferType<typeof sourcedLead>;

const leadFields = {
  full_name: requiredText('Full name', 120),
  email: requiredEmail(),
  phone: requiredPhone(),
  city: optionalText('City', 120),
  property_interest: optionalText('Property interest', 200),
  source: choice('Source', leadSources),
  status: choice('Status', leadStatuses),
  message: optionalText('Message', 4000),
  assigned_to: optionalText('Assigned to', 120),
};

/** Full name, email and phone are required (specification 000, section 5). */
export const leadCreateBody = object(leadFields);

/** A change: absent fields stay; `updated_at` (as read) turns a stale change into a 409. */
export const leadPatchBody = object({
  ...leadFields,
  full_name: leadFields.full_name.optional(),
  email: leadFields.email.optional(),
  phone: leadFields.phone.optional(),
  updated_at: text('updated_at', 40),
});

/** The time zone of days (IANA), India's by default. */
export const timeZone = () => text('Time zone', 60).default('Asia/Kolkata');

export const leadSorts = ['created_at', 'full_name', 'status', 'source', 'city'] as const;
/** The sort columns of the lists that the caller works on. */
export const workedLeadSorts = [...leadSorts, 'follow_up'] as const;

const leadQuery = listQuery(leadSorts).shape({ status: choice('Status', leadStatuses) });
/** The filters of the lists that the caller works on. */
const workFilters = {
  status: choice('Status', leadStatuses),
  follow_up: choice('Follow-up', followUpTimes),
  /** The exact name, or `NOBODY`. */
  assigned_to: text('Assigned to', 120),
  tz: timeZone(),
};
const workQuery = listQuery(workedLeadSorts).shape(workFilters);

/** The steps of a lead, each including the later ones; a lost lead is at none of them. */
export const leadSteps = listed(['contacted', 'qualified', 'proposal', 'closed']);
export type LeadStep = (typeof leadSteps.values)[number];

/** The operator's filters for leads of all sources. Days are in India's time zone, both included. */
const sourceFilters = {
  lead_source_type: choice('Lead source type', leadScopes),
  source: choice('Source', leadSources),
  broker_id: whole('Broker', 1, MAX_ID),
  created_from: day('Created from'),
  created_to: day('Created to'),
  /** At this step or a later one. */
  reached: choice('Reached', leadSteps),
  /** Whether the person was contacted. */
  contacted: flag('Contacted'),
};

/** Leads of the brokers and of the main website. */
export const listAllLeads = endpoint({
  method: 'GET',
  path: '/api/leads/admin/all-sources',
  access: ['super_admin'],
  summary: 'Leads of all sources, for the operator',
  query: leadQuery.shape(sourceFilters),
  responses: { 200: pageOf(sourcedLead) },
});

// The operator's calls about leads of the main website, and a broker's calls about the broker's own.
const ofMain = { path: '/api/leads/admin', access: ['super_admin'] } as const;
const ofBroker = { path: '/api/leads/broker', access: ['broker'] } as const;
const list = { method: 'GET', query: workQuery, responses: { 200: pageOf(lead) } } as const;
const create = { method: 'POST', body: leadCreateBody, repeatable: true, responses: { 201: dataOf(lead) } } as const;
const update = { method: 'PATCH', params: idParams, body: leadPatchBody, responses: { 200: dataOf(lead) } } as const;

export const listAdminLeads = endpoint({ ...list, ...ofMain, summary: 'Leads of the main website' });
export const createAdminLead = endpoint({ ...create, ...ofMain, summary: 'Add a lead of the main website' });
export const updateAdminLead = endpoint({
  ...update,
  ...ofMain,
  path: '/api/leads/admin/{id}',
  summary: 'Change a lead of the main website',
});

export const listBrokerLeads = endpoint({ ...list, ...ofBroker, summary: "The broker's own leads" });
/** Opens a lead; the people who sent its enquiries then see that it was opened. */
export const getBrokerLead = endpoint({
  ...ofBroker,
  method: 'GET',
  path: '/api/leads/broker/{id}',
  summary: "One of the broker's own leads",
  params: idParams,
  responses: { 200: dataOf(lead) },
});
export const createBrokerLead = endpoint({ ...create, ...ofBroker, summary: "Add a lead to the broker's CRM" });
export const updateBrokerLead = endpoint({
  ...update,
  ...ofBroker,
  path: '/api/leads/broker/{id}',
  summary: "Change one of the broker's own leads",
});

/** Response header of an export: the number of leads in the file, for a progress bar. */
export const LEAD_ROWS_HEADER = 'x-rows';

const exported = {
  method: 'GET',
  query: object({ q: text('Search', 200).default(''), ...workFilters }),
  stream: 'text/csv; charset=utf-8',
  responses: { 200: outText() },
} as const;

/** Every lead that matches the filters, as `leads.csv`. */
export const exportAdminLeads = endpoint({
  ...exported,
  ...ofMain,
  path: '/api/leads/admin/export',
  summary: 'Leads of all sources as CSV',
  query: exported.query.shape(sourceFilters),
});

/** The broker's own leads, as `my-leads.csv`. */
export const exportBrokerLeads = endpoint({
  ...exported,
  ...ofBroker,
  path: '/api/leads/broker/export',
  summary: "The broker's own leads as CSV",
});

import { type InferType, object } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  choice,
  coded,
  dataOf,
  id,
  idParams,
  listQuery,
  optionalText,
  outChoice,
  outText,
  outTextOrNull,
  outTime,
  pageOf,
  requiredEmail,
  requiredPhone,
  requiredText,
  text,
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

/** Defaults of a new lead: they belong to the form and to create, never to a PATCH. */
export const leadDefaults = { source: 'website', status: 'new' } as const;

/** Whose lead it is: a broker's, or the platform's own website's. */
export const leadScopes = coded([
  ['broker', 'Broker'],
  ['main', 'Main website'],
]);

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

/** A change: what is absent stays; `updated_at` (as read) turns a late change into a 409. */
export const leadPatchBody = object({
  ...leadFields,
  full_name: leadFields.full_name.optional(),
  email: leadFields.email.optional(),
  phone: leadFields.phone.optional(),
  updated_at: text('updated_at', 40),
});

export const leadSorts = ['created_at', 'full_name', 'status', 'source', 'city'] as const;

const leadQuery = listQuery(leadSorts).shape({ status: choice('Status', leadStatuses) });

/** GET /api/leads/admin/all-sources: brokers' leads and the main website's. */
export const listAllLeads = endpoint({
  method: 'GET',
  path: '/api/leads/admin/all-sources',
  access: ['super_admin'],
  summary: 'Leads of all sources, for the operator',
  query: leadQuery.shape({ lead_source_type: choice('Lead source type', leadScopes) }),
  responses: { 200: pageOf(sourcedLead) },
});

/** GET /api/leads/admin: the main website's own leads. */
export const listAdminLeads = endpoint({
  method: 'GET',
  path: '/api/leads/admin',
  access: ['super_admin'],
  summary: 'Leads of the main website',
  query: leadQuery,
  responses: { 200: pageOf(lead) },
});

/** POST /api/leads/admin */
export const createAdminLead = endpoint({
  method: 'POST',
  path: '/api/leads/admin',
  access: ['super_admin'],
  summary: 'Add a lead of the main website',
  body: leadCreateBody,
  repeatable: true,
  responses: { 201: dataOf(lead) },
});

/** PATCH /api/leads/admin/{id} */
export const updateAdminLead = endpoint({
  method: 'PATCH',
  path: '/api/leads/admin/{id}',
  access: ['super_admin'],
  summary: 'Change a lead of the main website',
  params: idParams,
  body: leadPatchBody,
  responses: { 200: dataOf(lead) },
});

/** GET /api/leads/broker: the signed-in broker's own leads. */
export const listBrokerLeads = endpoint({
  method: 'GET',
  path: '/api/leads/broker',
  access: ['broker'],
  summary: "The broker's own leads",
  query: leadQuery,
  responses: { 200: pageOf(lead) },
});

/** POST /api/leads/broker */
export const createBrokerLead = endpoint({
  method: 'POST',
  path: '/api/leads/broker',
  access: ['broker'],
  summary: "Add a lead to the broker's CRM",
  body: leadCreateBody,
  repeatable: true,
  responses: { 201: dataOf(lead) },
});

/** PATCH /api/leads/broker/{id} */
export const updateBrokerLead = endpoint({
  method: 'PATCH',
  path: '/api/leads/broker/{id}',
  access: ['broker'],
  summary: 'Change one of the own leads',
  params: idParams,
  body: leadPatchBody,
  responses: { 200: dataOf(lead) },
});

/** Header of an export: how many leads the file holds, so that its progress can be shown. */
export const LEAD_ROWS_HEADER = 'x-rows';

const exportQuery = object({ q: text('Search', 200).default(''), status: choice('Status', leadStatuses) });

/** GET /api/leads/admin/export: every lead that the filters match, as `leads.csv`. */
export const exportAdminLeads = endpoint({
  method: 'GET',
  path: '/api/leads/admin/export',
  access: ['super_admin'],
  summary: 'Leads of all sources as CSV',
  query: exportQuery,
  stream: 'text/csv; charset=utf-8',
  responses: { 200: outText() },
});

/** GET /api/leads/broker/export: the broker's own, as `my-leads.csv`. */
export const exportBrokerLeads = endpoint({
  method: 'GET',
  path: '/api/leads/broker/export',
  access: ['broker'],
  summary: 'Own leads as CSV',
  query: exportQuery,
  stream: 'text/csv; charset=utf-8',
  responses: { 200: outText() },
});

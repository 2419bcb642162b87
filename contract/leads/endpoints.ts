import { object } from 'yup';
import { choice, dataOf, day, flag, idParams, listQuery, MAX_ID, outText, pageOf, text, whole } from '../fields.ts';
import { followUpTimes, leadScopes, leadSteps } from './choices.ts';
import { leadFields } from './fields.ts';
import { ofBroker, ofMain } from './owners.ts';
import { lead, leadCreateBody, leadPatchBody, leadSchemas, sourcedLead } from './schemas.ts';

/** The time zone of days (IANA), India's by default. */
export const timeZone = () => text('Time zone', 60).default('Asia/Kolkata');

export const leadSorts = ['created_at', 'full_name', 'status', 'source', 'city'] as const;
/** The sort columns of the lists that the caller works on. */
export const workedLeadSorts = [...leadSorts, 'follow_up'] as const;

const { status, source } = leadSchemas;
const leadQuery = listQuery(leadSorts).shape({ status });
/** The filters of the lists that the caller works on. */
const workFilters = {
  status,
  follow_up: choice('Follow-up', followUpTimes),
  /** The exact name, or `NOBODY`. */
  assigned_to: text(leadFields.assigned_to.label, leadFields.assigned_to.max),
  tz: timeZone(),
};
const workQuery = listQuery(workedLeadSorts).shape(workFilters);

/** The operator's filters for leads of all sources. Days are in India's time zone, both included. */
const sourceFilters = {
  lead_source_type: choice('Lead source type', leadScopes),
  source,
  broker_id: whole('Broker', 1, MAX_ID),
  created_from: day('Created from'),
  created_to: day('Created to'),
  /** At this step or a later one. */
  reached: choice('Reached', leadSteps),
  /** Whether the person was contacted. */
  contacted: flag('Contacted'),
};

/** Leads of the brokers and of the main website. */
export const listAllLeads = ofMain('/all-sources', 'Leads of all sources, for the operator', {
  method: 'GET',
  query: leadQuery.shape(sourceFilters),
  responses: { 200: pageOf(sourcedLead) },
});

const list = { method: 'GET', query: workQuery, responses: { 200: pageOf(lead) } } as const;
const create = { method: 'POST', body: leadCreateBody, repeatable: true, responses: { 201: dataOf(lead) } } as const;
const update = { method: 'PATCH', params: idParams, body: leadPatchBody, responses: { 200: dataOf(lead) } } as const;

export const listAdminLeads = ofMain('', 'Leads of the main website', list);
export const createAdminLead = ofMain('', 'Add a lead of the main website', create);
export const updateAdminLead = ofMain('/{id}', 'Change a lead of the main website', update);

export const listBrokerLeads = ofBroker('', "The broker's own leads", list);
/** Opens a lead; the people who sent its enquiries then see that it was opened. */
export const getBrokerLead = ofBroker('/{id}', "One of the broker's own leads", {
  method: 'GET',
  params: idParams,
  responses: { 200: dataOf(lead) },
});
export const createBrokerLead = ofBroker('', "Add a lead to the broker's CRM", create);
export const updateBrokerLead = ofBroker('/{id}', "Change one of the broker's own leads", update);

/** Response header of an export: the number of leads in the file, for a progress bar. */
export const LEAD_ROWS_HEADER = 'x-rows';

const exported = {
  method: 'GET',
  query: object({ q: text('Search', 200).default(''), ...workFilters }),
  stream: 'text/csv; charset=utf-8',
  responses: { 200: outText() },
} as const;

/** Every lead that matches the filters, as `leads.csv`. */
export const exportAdminLeads = ofMain('/export', 'Leads of all sources as CSV', {
  ...exported,
  query: exported.query.shape(sourceFilters),
});

/** The broker's own leads, as `my-leads.csv`. */
export const exportBrokerLeads = ofBroker('/export', "The broker's own leads as CSV", exported);

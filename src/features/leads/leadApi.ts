import {
  createAdminLead,
  createBrokerLead,
  exportAdminLeads,
  exportBrokerLeads,
  getBrokerLead,
  listAdminLeads,
  listAllLeads,
  listBrokerLeads,
  updateAdminLead,
  updateBrokerLead,
} from '#contract/leads/endpoints.ts';
import {
  addAdminLeadEvent,
  addBrokerLeadEvent,
  dropAdminFollowUp,
  dropBrokerFollowUp,
  finishAdminFollowUp,
  finishBrokerFollowUp,
  getAdminLead,
  getToday,
  listAdminLeadEvents,
  listBrokerLeadEvents,
  planAdminFollowUp,
  planBrokerFollowUp,
} from '#contract/leads/work.ts';
import { paths } from '#contract/paths.ts';
import { getQuotas } from '#contract/quotas.ts';

/** The operator's CRM: writes the main website's leads, reads all leads. */
export const operatorLeadApi = {
  role: 'super_admin',
  list: listAdminLeads,
  create: createAdminLead,
  update: updateAdminLead,
  get: getAdminLead,
  events: listAdminLeadEvents,
  write: addAdminLeadEvent,
  plan: planAdminFollowUp,
  drop: dropAdminFollowUp,
  finish: finishAdminFollowUp,
  download: exportAdminLeads,
  fileName: 'leads.csv',
  lists: [listAdminLeads.path, listAllLeads.path],
  pages: { crm: paths.superadmin.crm, lead: paths.superadmin.lead },
} as const;

/** A broker's CRM: only the broker's own leads. */
export const brokerLeadApi = {
  role: 'broker',
  list: listBrokerLeads,
  create: createBrokerLead,
  update: updateBrokerLead,
  get: getBrokerLead,
  events: listBrokerLeadEvents,
  write: addBrokerLeadEvent,
  plan: planBrokerFollowUp,
  drop: dropBrokerFollowUp,
  finish: finishBrokerFollowUp,
  download: exportBrokerLeads,
  fileName: 'my-leads.csv',
  lists: [listBrokerLeads.path, getToday.path, getQuotas.path],
  pages: { crm: paths.broker.crm, lead: paths.broker.lead },
} as const;

/** The calls of one of the two CRMs, which share their form and export. */
export type LeadApi = typeof operatorLeadApi | typeof brokerLeadApi;

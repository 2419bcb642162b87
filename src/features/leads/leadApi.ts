import {
  createAdminLead,
  createBrokerLead,
  exportAdminLeads,
  exportBrokerLeads,
  listAdminLeads,
  listAllLeads,
  listBrokerLeads,
  updateAdminLead,
  updateBrokerLead,
} from '#contract/leads.ts';
import { getQuotas } from '#contract/quotas.ts';

/** The operator's CRM: writes the main website's leads, reads all leads. */
export const adminLeadApi = {
  role: 'super_admin',
  list: listAdminLeads,
  create: createAdminLead,
  update: updateAdminLead,
  download: exportAdminLeads,
  fileName: 'leads.csv',
  lists: [listAdminLeads.path, listAllLeads.path],
} as const;

/** A broker's CRM: own leads only. */
export const brokerLeadApi = {
  role: 'broker',
  list: listBrokerLeads,
  create: createBrokerLead,
  update: updateBrokerLead,
  download: exportBrokerLeads,
  fileName: 'my-leads.csv',
  lists: [listBrokerLeads.path, getQuotas.path],
} as const;

/** The calls of one of the two CRMs, which share their form and export. */
export type LeadApi = typeof adminLeadApi | typeof brokerLeadApi;

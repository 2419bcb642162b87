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

/** The operator's CRM: writes the main website's leads, reads everybody's. */
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
  lists: [listBrokerLeads.path],
} as const;

/** Whose leads are written: one form, one export, two sets of calls. */
export type LeadApi = typeof adminLeadApi | typeof brokerLeadApi;

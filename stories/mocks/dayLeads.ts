import type { Lead } from '#contract/leads/schemas.ts';
import { busyDay } from './day.ts';
import { ownOf } from './leads.ts';

/** The leads of a busy day, as their broker reads them. */
export const dayLeads = (): Lead[] => busyDay().map(ownOf);

/** The lead with this id. */
export const dayLead = (id: number): Lead => {
  const lead = dayLeads().find((one) => one.id === id);
  if (!lead) throw new Error(`No lead ${id}`);
  return lead;
};

import type { CallInput } from '#contract/endpoint.ts';
import type { listAllLeads } from '#contract/leads/endpoints.ts';
import { paths } from '#contract/paths.ts';
import type { listAllProperties } from '#contract/properties/moderation.ts';
import type { Days } from './period.ts';

type LeadQuery = NonNullable<CallInput<typeof listAllLeads>['query']>;
type HomeQuery = NonNullable<CallInput<typeof listAllProperties>['query']>;

const queryIn = (query: object): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

/** The address of the list of leads created on these days, with the figure's other conditions. */
export const leadsAt = ({ from, to }: Days, more: LeadQuery = {}): string =>
  `${paths.superadmin.crm}?${queryIn({ created_from: from, created_to: to, ...more })}`;

/** The address of the list of homes that a figure counts. */
export const homesAt = (query: HomeQuery): string => `${paths.superadmin.manageProperty}?${queryIn(query)}`;

/** The addresses of the lists of homes posted, or sold, on these days. */
export const postedAt = ({ from, to }: Days): string => homesAt({ posted_from: from, posted_to: to });
export const soldAt = ({ from, to }: Days, more: HomeQuery = {}): string =>
  homesAt({ sold_from: from, sold_to: to, ...more });

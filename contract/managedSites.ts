import { array, boolean, type InferType, object } from 'yup';
import { brokerStatuses } from './brokers.ts';
import { get, post } from './endpoint.ts';
import {
  choice,
  coded,
  dataOf,
  id,
  idParams,
  listQuery,
  outChoice,
  outNumber,
  outText,
  outTextOrNull,
  requiredText,
} from './fields.ts';
import { domainStatus, siteTemplates } from './templates.ts';

// The websites of all brokers, for the operator.

/** The filters of the operator's list. */
export const siteStates = coded([
  ['own_domain', 'Own domain'],
  ['needs_look', 'Needs a look'],
  ['unpublished', 'Unpublished'],
]);
export type SiteState = (typeof siteStates.values)[number];

export const siteSorts = ['id', 'slug', 'homes', 'views_30', 'enquiries_30'] as const;

export const managedSite = object({
  id: id(),
  slug: outText(),
  template: outChoice(siteTemplates),
  broker: object({ id: id(), name: outText(), status: outChoice(brokerStatuses) }),
  customDomain: outTextOrNull(),
  /** The state of the domain; null without one. */
  domain: domainStatus.nullable().defined(),
  /** Homes that visitors see. */
  homes: outNumber(),
  /** Pages that visitors opened in the last 30 days, today included. */
  views_30: outNumber(),
  /** Leads from enquiries in the last 30 days. */
  enquiries_30: outNumber(),
  /** False while the operator has taken it offline. */
  published: boolean().defined(),
  unpublished_reason: outTextOrNull(),
});
export type ManagedSite = InferType<typeof managedSite>;

const access = ['super_admin'] as const;
const responses = { 200: dataOf(managedSite) };

export const listManagedSites = get('/api/sites/admin', {
  access,
  summary: 'The websites of all brokers',
  query: listQuery(siteSorts).shape({ state: choice('State', siteStates) }),
  responses: {
    200: object({
      data: array().of(managedSite).defined(),
      meta: object({
        total: outNumber(),
        page: outNumber(),
        limit: outNumber(),
        /** How many there are of each, regardless of the filters. A domain that is not connected needs a look. */
        states: object({
          all: outNumber(),
          own_domain: outNumber(),
          needs_look: outNumber(),
          unpublished: outNumber(),
          /** Sites that visitors can see: published, of an active broker. */
          live: outNumber().optional(),
        }),
      }),
    }),
  },
});

/** Every website that matches the filters, as `nivaas-websites.csv`. */
export const exportSites = get('/api/sites/admin/export', {
  access,
  summary: 'The websites of all brokers as CSV',
  query: listManagedSites.query.pick(['q', 'state']),
  stream: 'text/csv; charset=utf-8',
  responses: { 200: outText() },
});

/** Visitors get a 404 until the operator publishes the site again; the broker is notified, with the reason. */
export const unpublishSite = post('/api/sites/admin/{id}/unpublish', {
  access,
  summary: 'Take a website offline',
  params: idParams,
  body: object({ reason: requiredText('Reason', 500) }),
  responses,
});

/** Notifies the broker, unless the site is already online. */
export const republishSite = post('/api/sites/admin/{id}/publish', {
  access,
  summary: 'Put a website online again',
  params: idParams,
  responses,
});

/** Queries DNS and stores the result; 409 for a website without a domain. */
export const checkSiteDomain = post('/api/sites/admin/{id}/check-domain', {
  access,
  summary: "Check a website's domain now",
  params: idParams,
  responses,
});

/** Any website can then connect the domain. 409 for a website without a domain. */
export const releaseSiteDomain = post('/api/sites/admin/{id}/release-domain', {
  access,
  summary: "Take a website's domain off it",
  params: idParams,
  responses,
});

import { forgotBroker, forgotSuperAdmin, forgotUser } from '#contract/account.ts';
import {
  loginBroker,
  loginSuperAdmin,
  loginUser,
  roles,
  signupBroker,
  signupUser,
  updateBrokerProfile,
  updateSuperAdminProfile,
  updateUserProfile,
} from '#contract/auth.ts';
import { createBroker, updateBroker } from '#contract/brokers.ts';
import { domainAllowed } from '#contract/domains.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createBrokerLead, updateAdminLead, updateBrokerLead } from '#contract/leads/endpoints.ts';
import { importLeads } from '#contract/leads/import.ts';
import { addLeadView } from '#contract/leads/tools.ts';
import { checkSiteDomain, releaseSiteDomain } from '#contract/managedSites.ts';
import { askPrivacy } from '#contract/privacy.ts';
import {
  addMedia,
  addVideo,
  changeMedia,
  changeProperty,
  changeStatus,
  createProperty,
  deleteMedia,
  deleteVideo,
  duplicateProperty,
  orderMedia,
  setPrimary,
} from '#contract/properties/endpoints.ts';
import { reportHome, reviewProperty } from '#contract/properties/moderation.ts';
import { beginTwoFactor, confirmTwoFactor } from '#contract/secondStep.ts';
import { getSite, getSiteProperty } from '#contract/sites.ts';
import { checkDomain, connectDomain } from '#contract/templates.ts';
import { createBrokerUser, updateBrokerUser } from '#contract/users.ts';

const late: ReadonlySet<Endpoint> = new Set<Endpoint>([updateAdminLead, updateBrokerLead, changeProperty]);

/** Whether an endpoint's 409 for a late change contains the current object. */
export const answersCurrent = (endpoint: Endpoint): boolean => late.has(endpoint);

// Answer 409: a name is taken, a quota is full, the change is late, the property has ended, the site has no domain.
const conflicting: readonly Endpoint[] = [
  updateSuperAdminProfile,
  updateBrokerProfile,
  updateUserProfile,
  createBroker,
  updateBroker,
  createBrokerUser,
  createBrokerLead,
  importLeads,
  updateBrokerUser,
  createProperty,
  addMedia,
  setPrimary,
  addVideo,
  changeProperty,
  changeStatus,
  duplicateProperty,
  orderMedia,
  changeMedia,
  deleteMedia,
  deleteVideo,
  reviewProperty,
  addLeadView,
  checkSiteDomain,
  releaseSiteDomain,
];

// Refusals of single endpoints: a wrong password, a closed account, a conflict, too many attempts.
const own = new Map<Endpoint, readonly number[]>([
  [loginSuperAdmin, [401, 429]],
  [loginBroker, [401, 403, 429]],
  [loginUser, [401, 403, 429]],
  ...[forgotSuperAdmin, forgotBroker, forgotUser].map((endpoint) => [endpoint, [429]] as const),
  [askPrivacy, [429]],
  [signupBroker, [409, 429]],
  [signupUser, [409, 429]],
  ...conflicting.map((endpoint) => [endpoint, [409]] as const),
  [beginTwoFactor, [409]],
  [confirmTwoFactor, [409]],
  [reportHome, [429]],
  [getSite, [429]],
  [getSiteProperty, [429]],
  [connectDomain, [404, 409, 429]],
  [checkDomain, [404, 429]],
  [domainAllowed, [404, 429]],
]);

/** Whether an endpoint is about one of a broker's leads, which may have been merged into another. */
export const isAboutLead = (endpoint: Endpoint): boolean => endpoint.path.startsWith('/api/leads/broker/{id}');

/** Whether an endpoint changes a lead, whose personal data may have been erased. */
export const changesLead = ({ method, path }: Endpoint): boolean =>
  method !== 'GET' && /^\/api\/leads\/(?:broker|admin)\/\{id\}/.test(path);

/** Every status with which an endpoint may refuse, in order. */
export const refusalsOf = (endpoint: Endpoint): number[] => {
  const { access, params, query, body, file, method } = endpoint;
  const refusals = [
    ...(query || body || file ? [400] : []),
    ...(access === 'public' ? [] : [401, 429]),
    ...(access === 'public' || access.length === roles.values.length ? [] : [403]),
    ...(params ? [404] : []),
    ...(isAboutLead(endpoint) ? [410] : []),
    ...(changesLead(endpoint) ? [409] : []),
    ...(method === 'GET' ? [] : [413, 415]),
    ...(endpoint.repeatable ? [422] : []),
    ...(own.get(endpoint) ?? []),
    503,
  ];
  return [...new Set(refusals)].toSorted((a, b) => a - b);
};

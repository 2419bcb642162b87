import {
  loginBroker,
  loginSuperAdmin,
  loginUser,
  roles,
  signupBroker,
  signupUser,
  updateBrokerProfile,
  updateSuperAdminProfile,
} from '#contract/auth.ts';
import { createBroker, updateBroker } from '#contract/brokers.ts';
import { domainAllowed } from '#contract/domains.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createBrokerLead, updateAdminLead, updateBrokerLead } from '#contract/leads.ts';
import { addMedia, createProperty } from '#contract/properties/endpoints.ts';
import { getSite, getSiteProperty } from '#contract/sites.ts';
import { checkDomain, connectDomain } from '#contract/templates.ts';
import { createBrokerUser, updateBrokerUser } from '#contract/users.ts';

const late: ReadonlySet<Endpoint> = new Set<Endpoint>([updateAdminLead, updateBrokerLead]);

/** Whether the 409 for a late change contains the current object. */
export const answersCurrent = (endpoint: Endpoint): boolean => late.has(endpoint);

// Refusals of single endpoints: a wrong password, a closed account, a taken name, a full quota, too many attempts.
const own = new Map<Endpoint, readonly number[]>([
  [loginSuperAdmin, [401, 429]],
  [loginBroker, [401, 403, 429]],
  [loginUser, [401, 403, 429]],
  [signupBroker, [409, 429]],
  [signupUser, [409, 429]],
  [updateSuperAdminProfile, [409]],
  [updateBrokerProfile, [409]],
  [createBroker, [409]],
  [updateBroker, [409]],
  [createBrokerUser, [409]],
  [createBrokerLead, [409]],
  [createProperty, [409]],
  [updateBrokerUser, [409]],
  [updateAdminLead, [409]],
  [updateBrokerLead, [409]],
  [addMedia, [409]],
  [getSite, [429]],
  [getSiteProperty, [429]],
  [connectDomain, [404, 409, 429]],
  [checkDomain, [404, 429]],
  [domainAllowed, [404, 429]],
]);

/** Every status with which an endpoint may refuse, in order. */
export const refusalsOf = (endpoint: Endpoint): number[] => {
  const { access, params, query, body, file, method } = endpoint;
  const refusals = [
    ...(query || body || file ? [400] : []),
    ...(access === 'public' ? [] : [401, 429]),
    ...(access === 'public' || access.length === roles.values.length ? [] : [403]),
    ...(params ? [404] : []),
    ...(method === 'GET' ? [] : [413, 415]),
    ...(endpoint.repeatable ? [422] : []),
    ...(own.get(endpoint) ?? []),
    503,
  ];
  return [...new Set(refusals)].toSorted((a, b) => a - b);
};

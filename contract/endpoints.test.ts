import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';

// The calls of specification 000 and 001, section 7, and the roles that may make them.
const specified = [
  ['POST /api/auth/super-admin/login', 'public'],
  ['POST /api/auth/broker/login', 'public'],
  ['POST /api/auth/user/login', 'public'],
  ['POST /api/auth/user/signup', 'public'],
  ['POST /api/auth/broker/signup', 'public'],
  ['GET /api/auth/whoami', 'super_admin broker user'],
  ['PUT /api/auth/super-admin/profile', 'super_admin'],
  ['PUT /api/auth/broker/profile', 'broker'],
  ['GET /api/system/health', 'super_admin'],
  ['GET /api/broker/listbroker', 'super_admin'],
  ['GET /api/broker/getbroker/{id}', 'super_admin'],
  ['POST /api/broker/createbroker', 'super_admin'],
  ['PUT /api/broker/updatebroker/{id}', 'super_admin'],
  ['GET /api/leads/admin/all-sources', 'super_admin'],
  ['GET /api/leads/admin', 'super_admin'],
  ['POST /api/leads/admin', 'super_admin'],
  ['PATCH /api/leads/admin/{id}', 'super_admin'],
  ['GET /api/leads/broker', 'broker'],
  ['POST /api/leads/broker', 'broker'],
  ['PATCH /api/leads/broker/{id}', 'broker'],
  ['GET /api/notifications/super-admin', 'super_admin'],
  ['POST /api/notifications/super-admin/{id}/read', 'super_admin'],
  ['GET /api/broker-users', 'broker'],
  ['POST /api/broker-users/broker/create', 'broker'],
  ['PUT /api/broker-users/{id}', 'broker'],
  ['GET /api/properties/listproperty', 'broker'],
  ['GET /api/properties/getproperty/{id}', 'broker'],
  ['POST /api/properties/createproperty/full', 'broker'],
  ['POST /api/properties/{id}/media', 'broker'],
  ['POST /api/properties/setprimary/{propertyId}/{mediaId}', 'broker'],
  ['POST /api/properties/{id}/video', 'broker'],
  ['GET /api/templates/list', 'broker'],
  ['GET /api/templates/my-sites', 'broker'],
  ['POST /api/templates/publish', 'broker'],
  ['POST /api/templates/connect-domain', 'broker'],
  ['GET /api/templates/check-domain', 'broker'],
] as const;

const declared = [...endpoints.values()];
const accessOf = (call: string) => {
  const found = declared.find(({ method, path }) => `${method} ${path}` === call);
  return found?.access === 'public' ? 'public' : found?.access.join(' ');
};

describe('the contract', () => {
  it.each(specified)('declares %s for %s', (call, access) => {
    expect(accessOf(call)).toBe(access);
  });

  it('declares each method and path once', () => {
    const calls = declared.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each([...endpoints])('%s declares every parameter of its path', (_name, { path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    expect(Object.keys(params?.fields ?? {}).sort()).toEqual(inPath);
  });
});

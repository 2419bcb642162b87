import * as auth from './auth.ts';
import * as brokers from './brokers.ts';
import * as demo from './demo.ts';
import * as domains from './domains.ts';
import type { Endpoint } from './endpoint.ts';
import * as health from './health.ts';
import * as leads from './leads.ts';
import * as notifications from './notifications.ts';
import * as openapi from './openapi.ts';
import * as properties from './properties.ts';
import * as sites from './sites.ts';
import * as templates from './templates.ts';
import * as users from './users.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;

const nouns = {
  auth,
  brokers,
  demo,
  domains,
  health,
  leads,
  notifications,
  openapi,
  properties,
  sites,
  templates,
  users,
};

const named = Object.entries(nouns).flatMap(([noun, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => (isEndpoint(value) ? [{ noun, name, endpoint: value }] : [])),
);

/** Every endpoint of the contract by its name. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(named.map(({ name, endpoint }) => [name, endpoint]));

/** The noun that an endpoint belongs to: the name of its module. */
export const nounOf: ReadonlyMap<Endpoint, string> = new Map(named.map(({ noun, endpoint }) => [endpoint, noun]));

import * as auth from './auth';
import * as brokers from './brokers';
import * as demo from './demo';
import * as domains from './domains';
import type { Endpoint } from './endpoint';
import * as health from './health';
import * as leads from './leads';
import * as notifications from './notifications';
import * as openapi from './openapi';
import * as properties from './properties';
import * as sites from './sites';
import * as templates from './templates';
import * as users from './users';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answers' in value;

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

/** Every endpoint of the contract by its name: the server serves them, the tests walk them. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(named.map(({ name, endpoint }) => [name, endpoint]));

/** The noun that an endpoint belongs to: the name of its file here. */
export const nounOf: ReadonlyMap<Endpoint, string> = new Map(named.map(({ noun, endpoint }) => [endpoint, noun]));

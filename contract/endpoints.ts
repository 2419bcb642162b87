import * as auth from './auth';
import * as brokers from './brokers';
import * as demo from './demo';
import type { Endpoint } from './endpoint';
import * as health from './health';
import * as leads from './leads';
import * as notifications from './notifications';
import * as properties from './properties';
import * as sites from './sites';
import * as templates from './templates';
import * as users from './users';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answers' in value;

/** Every endpoint of the contract by its name: the server serves them, the tests walk them. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  [auth, brokers, demo, health, leads, notifications, properties, sites, templates, users].flatMap((noun) =>
    Object.entries(noun).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
  ),
);

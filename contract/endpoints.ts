import type { Endpoint } from './endpoint.ts';
import * as nouns from './nouns.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;

const named = Object.entries(nouns).flatMap(([noun, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => (isEndpoint(value) ? [{ noun, name, endpoint: value }] : [])),
);

/** Every endpoint of the contract by its name. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(named.map(({ name, endpoint }) => [name, endpoint]));

/** The noun that an endpoint belongs to, which is its tag in the OpenAPI document (contract/nouns.ts). */
export const nounOf: ReadonlyMap<Endpoint, string> = new Map(named.map(({ noun, endpoint }) => [endpoint, noun]));

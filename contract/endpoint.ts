import type { AnyObjectSchema, InferType, Schema } from 'yup';

/** The three kinds of signed-in people (specification 000, section 6). */
export const ROLES = ['super_admin', 'broker', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** One file that a multipart call may carry. */
export interface FilePart {
  readonly name: string;
  readonly required: boolean;
  /** What it holds; a photo by default. */
  readonly holds?: 'table';
}

/** The contract of one call; the browser, the server, the mocks and the tests all read it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` for each path parameter. */
  readonly path: `/api/${string}`;
  /** `public` for anyone, otherwise the roles that may call. */
  readonly access: 'public' | readonly Role[];
  readonly summary: string;
  /** Path parameters. An invalid one is a 404, like an object that does not exist. */
  readonly params?: AnyObjectSchema;
  /** Query parameters, cast from text. */
  readonly query?: AnyObjectSchema;
  /** Body fields: strict in JSON, cast from text in multipart. */
  readonly body?: AnyObjectSchema;
  /** How the body is encoded; `either` takes JSON, or multipart with a file. Default: JSON. */
  readonly encoding?: 'json' | 'multipart' | 'either';
  readonly file?: FilePart;
  /** Takes an `Idempotency-Key`: a repeat under the same key writes nothing and returns the same response. */
  readonly repeatable?: boolean;
  /** Success status → body. */
  readonly responses: Readonly<Record<number, Schema>>;
  /** The response is a stream of this content type, not JSON. */
  readonly stream?: string;
}

/** Declares an endpoint and keeps its exact type. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

const declaring =
  <const M extends Endpoint['method']>(method: M) =>
  <const P extends Endpoint['path'], const E extends Omit<Endpoint, 'method' | 'path'>>(path: P, definition: E) =>
    endpoint({ method, path, ...definition });

/** Declares a GET endpoint. */
export const get = declaring('GET');
/** Declares a POST endpoint. */
export const post = declaring('POST');
/** Declares a PUT endpoint. */
export const put = declaring('PUT');
/** Declares a PATCH endpoint. */
export const patch = declaring('PATCH');
/** Declares a DELETE endpoint. */
export const del = declaring('DELETE');

type BodyOf<E extends Endpoint, Status extends keyof E['responses']> = E['responses'][Status] extends Schema
  ? InferType<E['responses'][Status]>
  : never;

type Tagged<E extends Endpoint> = {
  [Status in keyof E['responses']]: { status: Status; body: BodyOf<E, Status> };
}[keyof E['responses']];

type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never;

/** The body of a successful response; `{status, body}` when several statuses mean success. */
export type Answer<E extends Endpoint> =
  IsUnion<keyof E['responses']> extends true ? Tagged<E> : BodyOf<E, keyof E['responses']>;

type Part<Key extends string, S, Loose extends boolean = false> = S extends AnyObjectSchema
  ? { [K in Key]: Loose extends true ? Partial<InferType<S>> : InferType<S> }
  : unknown;

/** What a caller passes: path parameters, query (all optional, the contract has the defaults), body and file. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  (E['query'] extends AnyObjectSchema ? { query?: Partial<InferType<E['query']>> } : unknown) &
  Part<'body', E['body']> &
  (E['file'] extends FilePart ? { file?: Blob | null } : unknown);

/** What a handler receives: the same, validated, with defaults filled in. */
export type HandlerInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** Fills the path's parameters: `pathOf('/api/x/{id}', {id: 3})` is `/api/x/3`. */
export const pathOf = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

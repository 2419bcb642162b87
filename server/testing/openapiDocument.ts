import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Answered } from './startTestApp.ts';

type Json = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, { readonly schema: Json }>>;

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Json;
}

interface Response {
  readonly $ref?: string;
  /** Undefined for a response without a body. */
  readonly content?: Content;
  readonly headers?: Json;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Json[];
  readonly 'x-roles'?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

interface Document {
  readonly info: { readonly version: string };
  readonly servers: readonly Json[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>>; readonly schemas: Json };
}

/** Reads an OpenAPI document as another program would, from its text alone. */
export const readDocument = (text: string) => {
  const document: Document = JSON.parse(text);
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, formats: { email: /.+@.+/, binary: true } });
  ajv.addVocabulary(['components']);

  const operationOf = ({ path, method }: Endpoint): Operation => {
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${path} is not described`);
    return operation;
  };

  const responseOf = (endpoint: Endpoint, status: number): Response | undefined => {
    const response = operationOf(endpoint).responses[status];
    const name = response?.$ref?.split('/').at(-1);
    return name ? document.components.responses[name] : response;
  };

  /** What is wrong with a value by a schema of the document; undefined if it is valid. */
  const problemIn = (schema: Json, value: unknown): string | undefined =>
    ajv.validate({ ...schema, components: document.components }, value) ? undefined : ajv.errorsText();

  /** What is wrong with a response (status, content type, headers or body) by the document; undefined if valid. */
  const problemWith = (endpoint: Endpoint, { status, body, headers }: Omit<Answered, 'text'>): string | undefined => {
    const response = responseOf(endpoint, status);
    if (!response) return `${status} is not described`;
    if (!response.content) return body === undefined ? undefined : `${status} came with a body`;
    const type = String(headers['content-type']);
    const schema = response.content[type]?.schema ?? response.content[type.split(';')[0] ?? '']?.schema;
    if (!schema) return `${status} is not described as ${type}`;
    const absent = Object.keys(response.headers ?? {}).filter((name) => headers[name.toLowerCase()] === undefined);
    if (absent.length > 0) return `${status} came without ${absent.join()}`;
    return problemIn(schema, body);
  };

  /** The schema of a JSON body, if one may be sent. */
  const bodyOf = (endpoint: Endpoint): Json | undefined =>
    operationOf(endpoint).requestBody?.content['application/json']?.schema;

  return { document, operationOf, bodyOf, problemIn, problemWith };
};

import { STATUS_CODES } from 'node:http';
import type { InferType } from 'yup';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, nounOf } from '#contract/endpoints.ts';
import { MAX_IMPORT_MB, MAX_IMPORTED_ROWS } from '#contract/leads/file/leadFile.ts';
import { API_VERSION, getOpenApi } from '#contract/openapi.ts';
import { MAX_PHOTO_MB, photoTypes } from '#contract/rules/photoFormat.ts';
import { IDEMPOTENCY_H } from '../limits/server.ts';
import { answersCurrent, refusalsOf } from './openapiRefusals.ts';
import { fieldsOf, inputSchema, isRequired, type Json, outputSchema } from './openapiSchema.ts';
import { type Api, serve } from './serve.ts';

type OpenApi = InferType<(typeof getOpenApi)['responses'][200]>;

const DESCRIPTION = `Sign in with one of the login calls and send its token as \`Authorization: Bearer …\`.
Lists answer \`data\` and \`meta\`; times are ISO 8601 in UTC, money is whole rupees.
What belongs to another broker answers 404, like what does not exist.`;

const schemaRef = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json): Json => ({ 'application/json': { schema } });
const text = (description: string): Json => ({ description, schema: { type: 'string' } });
const retryAfter: Json = {
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: { type: 'integer', minimum: 1 } },
};

const errorSchema: Json = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'For people.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A message for each field at fault, by its name.',
    },
    kept: { type: 'integer', description: 'Of a lead that was merged: the lead that it went into.' },
  },
  required: ['message'],
};

// The meaning and the headers of each refusal.
const refusals: Readonly<Record<string, readonly [description: string, headers?: Json]>> = {
  400: ['The input is invalid, or cannot be read.'],
  401: ['There is no token, or it is no longer valid.', { 'WWW-Authenticate': text('How to sign in.') }],
  403: ['The caller’s role may not do this, or the account is closed.'],
  404: ['Not found, or not visible to the caller.'],
  409: ['Conflict: already taken, at a limit, erased, or changed in the meantime.'],
  410: ['The lead was merged into the lead `kept`.'],
  413: ['The request, or the file in it, is too large.'],
  415: ['The body or the file is of a type that is not accepted.'],
  422: ['The Idempotency-Key was used for another request.'],
  429: ['Too many attempts.', retryAfter],
  503: ['Busy; nothing was written.', retryAfter],
  default: ['Any other failure.'],
};

const responses = Object.fromEntries(
  Object.entries(refusals).map(([status, [description, headers]]) => [
    `refused-${status}`,
    { description, ...(headers && { headers }), content: json(schemaRef('Error')) },
  ]),
);

const refused = (endpoint: Endpoint, status: number | 'default'): Json => {
  if (status === 401 && endpoint.access === 'public') {
    return { description: 'Email or password is wrong.', content: json(schemaRef('Error')) };
  }
  if (status !== 409 || !answersCurrent(endpoint)) return { $ref: `#/components/responses/refused-${status}` };
  const [now] = Object.values(endpoint.responses).map(outputSchema);
  const { data } = (now?.properties ?? {}) as Json;
  const conflict = { allOf: [schemaRef('Error'), { type: 'object', properties: { current: data } }] };
  return { description: 'It was changed in the meantime: `current` is how it is now.', content: json(conflict) };
};

const parametersOf = (endpoint: Endpoint): Json[] => [
  ...fieldsOf(endpoint.params).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: inputSchema(schema),
  })),
  ...fieldsOf(endpoint.query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: isRequired(schema),
    schema: inputSchema(schema),
  })),
  ...(endpoint.repeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
];

// The accepted kinds of files.
const kinds = {
  photo: {
    description: `JPEG, PNG, WebP or AVIF, at most ${MAX_PHOTO_MB} MB.`,
    types: photoTypes.join(', '),
  },
  table: {
    description: `CSV in UTF-8, UTF-16 or Windows-1252, at most ${MAX_IMPORT_MB} MB and ${MAX_IMPORTED_ROWS} rows.`,
    types: 'text/csv',
  },
};

const formOf = ({ file }: Endpoint, fields: Json): Json => {
  if (!file) return { schema: fields };
  const { properties = {}, required = [] } = fields as { properties?: Json; required?: string[] };
  const { description, types } = kinds[file.holds ?? 'photo'];
  const part = { type: 'string', format: 'binary', description };
  return {
    schema: {
      ...fields,
      type: 'object',
      properties: { ...properties, [file.name]: part },
      required: [...required, ...(file.required ? [file.name] : [])],
    },
    encoding: { [file.name]: { contentType: types } },
  };
};

const bodyOf = (endpoint: Endpoint): Json | undefined => {
  const { body, file, encoding = 'json' } = endpoint;
  if (!body && !file) return undefined;
  const fields = body ? inputSchema(body) : {};
  return {
    required: true,
    content: {
      ...(encoding !== 'multipart' && json(fields)),
      ...(encoding !== 'json' && { 'multipart/form-data': formOf(endpoint, fields) }),
    },
  };
};

const successesOf = ({ responses, stream }: Endpoint): Json =>
  Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      {
        description: STATUS_CODES[status] ?? 'Done',
        ...(status !== '204' && {
          content: stream ? { [stream]: { schema: { type: 'string' } } } : json(outputSchema(schema)),
        }),
      },
    ]),
  );

const operationOf = (name: string, endpoint: Endpoint): Json => {
  const { access, summary } = endpoint;
  const parameters = parametersOf(endpoint);
  const requestBody = bodyOf(endpoint);
  const failures = [...refusalsOf(endpoint), 'default' as const];
  return {
    operationId: name,
    summary,
    description: access === 'public' ? 'For everyone.' : `For: ${access.join(', ')}.`,
    tags: [nounOf.get(endpoint)],
    security: access === 'public' ? [] : [{ bearer: [] }],
    ...(access !== 'public' && { 'x-roles': access }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      ...successesOf(endpoint),
      ...Object.fromEntries(failures.map((status) => [status, refused(endpoint, status)])),
    },
  };
};

const describePaths = (): Json => {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of endpoints) {
    const operation = operationOf(name, endpoint);
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  return paths;
};

/** The contract as an OpenAPI 3.1 document. */
export const describeApi = (publicUrl = '/'): OpenApi => ({
  openapi: '3.1.0',
  info: { title: 'Nivaas', version: API_VERSION, description: DESCRIPTION },
  servers: [{ url: publicUrl === '/' ? publicUrl : publicUrl.replace(/\/+$/, '') }],
  tags: [...new Set(nounOf.values())].map((name) => ({ name })),
  paths: describePaths(),
  components: {
    schemas: { Error: errorSchema },
    responses,
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        description: `The same key within ${IDEMPOTENCY_H} hours: the same answer, and nothing is written twice.`,
        schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$' },
      },
    },
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  },
});

/** Serves the contract as an OpenAPI document, which is generated on the first request. */
export const openApiRoutes = (api: Api, publicUrl: string | undefined): void => {
  let document: OpenApi | undefined;
  serve(api, getOpenApi, async () => {
    document ??= describeApi(publicUrl);
    return document;
  });
};

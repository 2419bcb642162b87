import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { updateBroker } from '#contract/brokers.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { createBrokerLead, listBrokerLeads, updateBrokerLead } from '#contract/leads/endpoints.ts';
import { addMedia, createProperty } from '#contract/properties/endpoints.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { readDocument } from '../testing/openapiDocument.ts';
import { describeApi } from './openapi.ts';

const text = JSON.stringify(describeApi());
const { document, operationOf, bodyOf, problemIn } = readDocument(text);

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(await validator.validate({ ...describeApi('https://nivaas.example/') })).toEqual({ valid: true });
  expect((await validator.validate({ ...JSON.parse(text), paths: { 'no-slash': {} } })).valid).toBe(false);
});

test('it names the version and the public address, and no internals', () => {
  expect(document.info.version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
  expect(document.servers).toEqual([{ url: '/' }]);
  expect(describeApi('https://nivaas.example/').servers).toEqual([{ url: 'https://nivaas.example' }]);
  expect(text).not.toMatch(
    /hash|phone_e164|access_key|drizzle|postgres|pglite|node_modules|server\/|contract\/|\.example/i,
  );
});

test('it describes exactly the endpoints of the contract', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  );
  const declared = [...endpoints].map(([name, { method, path }]) => `${name} ${method} ${path}`);
  expect(described.toSorted()).toEqual(declared.toSorted());
});

const bodyTypes = ({ body, file, encoding = 'json' }: Endpoint): string[] => {
  if (!body && !file) return [];
  const types = { json: ['application/json'], multipart: ['multipart/form-data'] };
  return encoding === 'either' ? [...types.json, ...types.multipart] : types[encoding];
};

test.each([...endpoints])('%s: access, input and responses', (name, endpoint) => {
  const { access, path, params, query, body, file, responses, stream, summary } = endpoint;
  const operation = operationOf(endpoint);
  expect(operation).toMatchObject({
    operationId: name,
    summary,
    security: access === 'public' ? [] : [{ bearer: [] }],
  });
  expect(operation['x-roles']).toEqual(access === 'public' ? undefined : access);
  expect(operation.tags).toHaveLength(1);

  const given = operation.parameters ?? [];
  const named = (where: string) => given.flatMap((one) => (one.in === where ? [one.name] : []));
  expect(named('path')).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => one));
  expect(named('path')).toEqual(Object.keys(params?.fields ?? {}));
  expect(named('query')).toEqual(Object.keys(query?.fields ?? {}));
  const takesKey = given.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey');
  expect(takesKey).toBe(endpoint.repeatable === true);

  const bodies = Object.entries(operation.requestBody?.content ?? {});
  expect(bodies.map(([type]) => type)).toEqual(bodyTypes(endpoint));
  for (const [type, { schema }] of bodies) {
    const parts = type === 'multipart/form-data' && file ? [file.name] : [];
    expect(Object.keys(schema.properties ?? {})).toEqual([...Object.keys(body?.fields ?? {}), ...parts]);
  }

  const successes = Object.entries(operation.responses).filter(([status]) => /^2/.test(status));
  expect(successes.map(([status]) => status)).toEqual(Object.keys(responses));
  for (const [status, { content = {} }] of successes) {
    expect(Object.keys(content)).toEqual(status === '204' ? [] : [stream ?? 'application/json']);
  }
  expect(operation.responses).toHaveProperty('default');
});

test('parameters have their limits, choices and defaults', () => {
  const parameters = new Map(operationOf(listBrokerLeads).parameters?.map((one) => [one.name, one]));
  expect(parameters.get('limit')?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 20 });
  expect(parameters.get('order')?.schema).toEqual({ type: 'string', enum: ['asc', 'desc'], default: 'desc' });
  expect(parameters.get('q')).toMatchObject({ required: false, schema: { maxLength: 200, default: '' } });
  const [id] = operationOf(updateBrokerLead).parameters ?? [];
  expect(id).toMatchObject({ in: 'path', required: true, schema: { type: 'integer', minimum: 1 } });
});

test('files are parts of a form, required where the contract requires them', () => {
  const formOf = (endpoint: Endpoint) => operationOf(endpoint).requestBody?.content['multipart/form-data']?.schema;
  expect(formOf(addMedia)).toMatchObject({
    properties: { file: { type: 'string', format: 'binary' } },
    required: ['media_type', 'category', 'file'],
  });
  expect(formOf(updateBroker)).toMatchObject({
    properties: { photo: { format: 'binary' } },
    required: ['full_name', 'email'],
  });
});

const lead = { full_name: 'Rohit Bhatia', email: 'rohit@example.com', phone: '5550120417' };
const enquiry = { full_name: 'Rohit Bhatia', phone: '5550120417', consent: true };
const home = { basic: { city: null }, features: { area_unit: null, expected_price: 1 } };

test.each([
  [
    'a lead',
    createBrokerLead,
    lead,
    [{ ...lead, status: 'sold' }, { ...lead, full_name: ' ' }, { ...lead, phone: 7 }, {}],
  ],
  ['a change', updateBrokerLead, {}, [{ city: 'x'.repeat(121) }, { source: null }, { email: 'nobody' }]],
  [
    'an enquiry',
    sendEnquiry,
    enquiry,
    [
      { ...enquiry, consent: false },
      { ...enquiry, property_id: 0 },
    ],
  ],
  ['a home', createProperty, home, [{ features: { expected_price: 0.5 } }, { features: { area_unit: 'Feet' } }]],
  [
    'its lists',
    createProperty,
    { highlights: ['Lake'], amenities: '["Lift"]' },
    [{ highlights: [''] }, { amenities: 7 }],
  ],
] as const)('%s: the document and the contract accept and refuse the same input', async (_, endpoint, good, bad) => {
  const schema = bodyOf(endpoint) ?? {};
  expect(problemIn(schema, good)).toBeUndefined();
  for (const one of bad) {
    expect(problemIn(schema, one), JSON.stringify(one)).toBeDefined();
    expect(await endpoint.body.isValid(one, { strict: true }), JSON.stringify(one)).toBe(false);
  }
});

import { convertSchema } from '@sodaru/yup-to-json-schema';
import { type AnyObjectSchema, ArraySchema, type Schema } from 'yup';
import { isRecord } from '../lib/isRecord.ts';
import { responseSchema } from './responseSchema.ts';

/** A part of an OpenAPI document. */
export type Json = { [key: string]: unknown };

const isSchema = (value: unknown): value is Schema => isRecord(value) && 'spec' in value && 'describe' in value;

/** The fields of an object schema by name. */
export const fieldsOf = (schema: AnyObjectSchema | undefined): [string, Schema][] =>
  Object.entries(schema?.fields ?? {}).filter((entry): entry is [string, Schema] => isSchema(entry[1]));

// The contract's custom rules, which the converter does not know, by the name of their test.
const rules: Readonly<Record<string, Json>> = {
  filled: { pattern: '\\S' },
  phone: { description: '7 to 15 digits, with spaces and + - ( ) . only.' },
  'password-rule': {
    minLength: 8,
    description: 'An uppercase and a lowercase letter, a number and a special character; no spaces.',
  },
  'is-value': { const: true },
  'type-of-building': { description: 'The property type must be one of the building type.' },
};

const rulesOf = (schema: Schema): Json =>
  Object.assign({}, ...schema.describe().tests.map(({ name }) => rules[name ?? ''] ?? {}));

// A nullable enum must list null as well, and a field that may be anything must have no type.
const fixTypes = (schema: Json): Json => {
  const { type, enum: values } = schema;
  if (!Array.isArray(type)) return schema;
  const { type: _, ...untyped } = schema;
  if (type.length === 0) return untyped;
  if (type.length === 1) return { ...untyped, type: type[0] };
  return Array.isArray(values) && type.includes('null') ? { ...schema, enum: [...values, null] } : schema;
};

const mapParts = (schema: Json, change: (part: Json, name: string) => Json): Json => ({
  ...schema,
  ...(isRecord(schema.items) && { items: change(schema.items, '') }),
  ...(isRecord(schema.properties) && {
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, isRecord(part) ? change(part, name) : part]),
    ),
  }),
});

const fixed = (schema: Json): Json => mapParts(fixTypes(schema), fixed);

/** JSON schema of a response. */
export const outputSchema = (schema: Schema): Json => fixed(responseSchema(schema));

const withRules = (schema: Schema, converted: Json): Json => {
  const fields = new Map(schema.type === 'object' ? fieldsOf(schema as AnyObjectSchema) : []);
  const described = mapParts({ ...fixTypes(converted), ...rulesOf(schema) }, (part, name) => {
    const field = schema instanceof ArraySchema ? schema.innerType : fields.get(name);
    return isSchema(field) ? withRules(field, part) : part;
  });
  if (schema.type === 'object') delete described.default;
  if (schema.describe().meta?.jsonText !== true) return described;
  return { anyOf: [described, { type: 'string', contentMediaType: 'application/json' }] };
};

/** JSON schema of an input: a body or one parameter, with its limits and defaults. */
export const inputSchema = (schema: Schema): Json => {
  const converted: unknown = convertSchema(schema);
  return isRecord(converted) ? withRules(schema, converted) : {};
};

/** Whether the field is required. */
export const isRequired = (schema: Schema): boolean => schema.describe().tests.some(({ name }) => name === 'required');

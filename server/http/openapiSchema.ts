import { convertSchema } from '@sodaru/yup-to-json-schema';
import { type AnyObjectSchema, ArraySchema, type Schema } from 'yup';
import { responseSchema } from './responseSchema.ts';

/** A part of an OpenAPI document. */
export type Json = { [key: string]: unknown };

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const isSchema = (value: unknown): value is Schema => isJson(value) && 'spec' in value && 'describe' in value;

/** The fields of an object schema by name. */
export const fieldsOf = (schema: AnyObjectSchema | undefined): [string, Schema][] =>
  Object.entries(schema?.fields ?? {}).filter((entry): entry is [string, Schema] => isSchema(entry[1]));

// The contract's own rules, which the converter does not know, by the name of their test.
const rules: Readonly<Record<string, Json>> = {
  filled: { pattern: '\\S' },
  phone: { description: '7 to 15 digits, with any punctuation.' },
  'password-rule': {
    minLength: 8,
    description: 'An uppercase and a lowercase letter, a number and a special character; no spaces.',
  },
  'is-value': { const: true },
  'type-of-building': { description: 'The property type must be one of the building type.' },
};

const ruled = (schema: Schema): Json =>
  Object.assign({}, ...schema.describe().tests.map(({ name }) => rules[name ?? ''] ?? {}));

// What may be null may be so beside a closed list of values too; and what may be anything has no type.
const loosened = (schema: Json): Json => {
  const { type, enum: values } = schema;
  if (!Array.isArray(type)) return schema;
  const { type: _, ...untyped } = schema;
  if (type.length === 0) return untyped;
  if (type.length === 1) return { ...untyped, type: type[0] };
  return Array.isArray(values) && type.includes('null') ? { ...schema, enum: [...values, null] } : schema;
};

const partsOf = (schema: Json, change: (part: Json, name: string) => Json): Json => ({
  ...schema,
  ...(isJson(schema.items) && { items: change(schema.items, '') }),
  ...(isJson(schema.properties) && {
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, isJson(part) ? change(part, name) : part]),
    ),
  }),
});

const throughout = (schema: Json): Json => partsOf(loosened(schema), throughout);

/** JSON schema of what an endpoint answers. */
export const answered = (schema: Schema): Json => throughout(responseSchema(schema));

const taken = (schema: Schema, converted: Json): Json => {
  const fields = new Map(schema.type === 'object' ? fieldsOf(schema as AnyObjectSchema) : []);
  const described = partsOf({ ...loosened(converted), ...ruled(schema) }, (part, name) => {
    const field = schema instanceof ArraySchema ? schema.innerType : fields.get(name);
    return isSchema(field) ? taken(field, part) : part;
  });
  if (schema.type === 'object') delete described.default;
  if (schema.describe().meta?.jsonText !== true) return described;
  return { anyOf: [described, { type: 'string', contentMediaType: 'application/json' }] };
};

/** JSON schema of what an endpoint takes: a body or one parameter, with its limits and defaults. */
export const takenIn = (schema: Schema): Json => {
  const converted: unknown = convertSchema(schema);
  return isJson(converted) ? taken(schema, converted) : {};
};

/** Whether a caller must give it. */
export const isRequired = (schema: Schema): boolean => schema.describe().tests.some(({ name }) => name === 'required');

import { type AnyObjectSchema, ValidationError } from 'yup';
import { HttpError } from './errors';

/** `strict`: JSON, nothing is cast. `cast`: query, path and multipart, where everything arrives as text. */
export type InputMode = 'strict' | 'cast';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isObjectSchema = (schema: unknown): schema is AnyObjectSchema =>
  isRecord(schema) && schema.type === 'object' && 'fields' in schema;

// A list may arrive as a JSON string; one that does not parse counts as empty (specification 001, section 3).
const listFrom = (value: string): unknown => {
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
};

const isJsonText = (schema: unknown): boolean =>
  isRecord(schema) && isRecord(schema.spec) && isRecord(schema.spec.meta) && schema.spec.meta.jsonText === true;

// Text that casting would read too kindly (`0x10`, `1e3`, ` 7`) is no number.
const isOddNumber = (schema: unknown, value: string): boolean =>
  isRecord(schema) && schema.type === 'number' && !/^-?\d{1,15}(\.\d{1,15})?$/.test(value);

const pickField = (schema: unknown, value: unknown, mode: InputMode): unknown => {
  if (isObjectSchema(schema)) return pick(schema, value === undefined ? {} : value, mode);
  if (typeof value !== 'string') return value;
  if (isJsonText(schema)) return listFrom(value);
  return mode === 'cast' && isOddNumber(schema, value) ? Number.NaN : value;
};

/** Only the fields that the schema declares, and only the value's own: nothing inherited, nothing extra. */
const pick = (schema: AnyObjectSchema, value: unknown, mode: InputMode): unknown => {
  if (!isRecord(value)) return value;
  const picked: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.fields)) {
    const taken = pickField(field, Object.hasOwn(value, name) ? value[name] : undefined, mode);
    if (taken !== undefined) picked[name] = taken;
  }
  return picked;
};

const problemsOf = (error: ValidationError): Record<string, string> => {
  const problems: Record<string, string> = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
    if (path) problems[path] ??= message;
  }
  return problems;
};

/**
 * The declared part of `value`, checked. Throws a 400 with a message a field.
 * Defaults are filled in when casting only: an absent field of a JSON body stays absent.
 */
export const readInput = async (schema: AnyObjectSchema, value: unknown, mode: InputMode): Promise<object> => {
  if (!isRecord(value)) throw new HttpError(400, 'The body must be a JSON object');
  try {
    return await schema.validate(pick(schema, value, mode), { strict: mode === 'strict', abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = problemsOf(error);
    throw new HttpError(400, Object.values(errors)[0] ?? error.message, { errors });
  }
};

/** Query values as they count: an empty one is an absent one. */
export const filledQuery = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(isRecord(query) ? query : {}).filter(([, value]) => value !== ''));

import { type AnyObjectSchema, ArraySchema, ValidationError } from 'yup';
import { latinDigits } from '#contract/latinDigits.ts';
import { HttpError } from '../errors.ts';
import { isRecord } from '../lib/isRecord.ts';
import { MAX_PROBLEMS } from '../limits/server.ts';

/** `strict` is for JSON, without casts; `cast` is for query, path and multipart, where every value is text. */
export type InputMode = 'strict' | 'cast';

const isObjectSchema = (schema: unknown): schema is AnyObjectSchema =>
  isRecord(schema) && schema.type === 'object' && 'fields' in schema;

// A list may arrive as JSON text; text that does not parse counts as empty (specification 001, section 3).
const listFrom = (value: string): unknown => {
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
};

const isMarked = (schema: unknown, mark: 'jsonText' | 'latinDigits'): boolean =>
  isRecord(schema) && isRecord(schema.spec) && isRecord(schema.spec.meta) && schema.spec.meta[mark] === true;

const textFrom = (schema: unknown, given: string): unknown => {
  if (isMarked(schema, 'jsonText')) return listFrom(given);
  return isMarked(schema, 'latinDigits') ? latinDigits(given) : given;
};

// A cast would accept `0x10`, `1e3` and ` 7`.
const isOddNumber = (schema: unknown, value: string): boolean =>
  isRecord(schema) && schema.type === 'number' && !/^-?\d{1,15}(\.\d{1,15})?$/.test(value);

// One entry beyond the maximum is enough for the schema to refuse the list; the rest need not be checked.
const shortened = (schema: ArraySchema<unknown[] | undefined, unknown>, list: readonly unknown[]) => {
  const max = schema.describe().tests.find(({ name }) => name === 'max')?.params?.max;
  return typeof max === 'number' && list.length > max ? list.slice(0, max + 1) : list;
};

const refuseTwice = (name: string): never => {
  const message = `${name} may be given only once`;
  throw new HttpError(400, message, { errors: { [name]: message } });
};

const pickField = (name: string, schema: unknown, given: unknown, mode: InputMode): unknown => {
  // An absent object is read as an empty one, so that its missing fields are named, unless it is nullable.
  if (isObjectSchema(schema)) return pick(schema, given === undefined && !schema.spec.nullable ? {} : given, mode);
  const value = typeof given === 'string' ? textFrom(schema, given) : given;
  if (Array.isArray(value)) {
    if (schema instanceof ArraySchema) return shortened(schema, value);
    return mode === 'cast' ? refuseTwice(name) : value;
  }
  return mode === 'cast' && typeof value === 'string' && isOddNumber(schema, value) ? Number.NaN : value;
};

/** The value's own properties that the schema declares: nothing inherited, nothing extra. */
const pick = (schema: AnyObjectSchema, value: unknown, mode: InputMode): unknown => {
  if (!isRecord(value)) return value;
  const picked: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.fields)) {
    const taken = pickField(name, field, Object.hasOwn(value, name) ? value[name] : undefined, mode);
    if (taken !== undefined) picked[name] = taken;
  }
  return picked;
};

const problemsOf = (error: ValidationError): Record<string, string> => {
  const problems: Record<string, string> = {};
  const all = error.inner.length > 0 ? error.inner : [error];
  // A problem of a whole list matters more than those of its entries.
  const sorted = all.toSorted((a, b) => Number(a.path?.includes('[')) - Number(b.path?.includes('[')));
  for (const { path, message } of sorted.slice(0, MAX_PROBLEMS)) {
    if (path) problems[path] ??= message;
  }
  return problems;
};

/**
 * Validates the declared fields of `value`. Throws a 400 with a message for each invalid field. Defaults are filled in
 * only when casting: an absent field of a JSON body stays absent.
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

/** The query without its empty values, which count as absent. */
export const filledQuery = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(isRecord(query) ? query : {}).filter(([, value]) => value !== ''));

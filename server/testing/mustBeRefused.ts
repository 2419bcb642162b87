import type { Endpoint } from '#contract/endpoint.ts';
import type { BadCall } from './badInput.ts';
import { type Described, described, fieldsOf } from './validInput.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

// The server also accepts a list as text (specification 001, section 3); the schema alone does not.
const withoutListTexts = (field: Described, value: unknown): unknown => {
  if (field.meta && 'jsonText' in field.meta && typeof value === 'string') return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = new Map(fieldsOf(field));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const declared = fields.get(name);
      return [name, declared ? withoutListTexts(declared, part) : part];
    }),
  );
};

/** Whether the contract's schema alone, without the server, refuses the call's JSON. */
export const mustBeRefused = async ({ body: schema, encoding }: Endpoint, call: BadCall): Promise<boolean> => {
  const isJson = call.headers['content-type'] === 'application/json';
  if (!schema || encoding === 'multipart' || !isJson || typeof call.payload !== 'string') return false;
  const value = parsed(call.payload);
  return value === undefined || !(await schema.isValid(withoutListTexts(described(schema), value), { strict: true }));
};

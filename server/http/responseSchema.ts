import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { Schema } from 'yup';

type Json = { [key: string]: unknown };

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

// Defaults would hide a broken response, and the converter does not mark objects as required.
const normalized = (schema: Json): Json => {
  const { default: _, ...rest } = schema;
  // The converter gives an empty list of types to a field that may be anything.
  if (Array.isArray(rest.type) && rest.type.length === 0) delete rest.type;
  if (isJson(rest.items)) rest.items = normalized(rest.items);
  if (!isJson(rest.properties)) return rest;
  const properties = Object.entries(rest.properties).flatMap(([name, part]) =>
    isJson(part) ? [[name, normalized(part)] as const] : [],
  );
  const declared = Array.isArray(rest.required) ? rest.required : [];
  const objects = properties.flatMap(([name, part]) => (part.type === 'object' ? [name] : []));
  return { ...rest, properties: Object.fromEntries(properties), required: [...new Set([...declared, ...objects])] };
};

/** JSON schema of a response, for Fastify's serialiser, which drops fields that the contract does not declare. */
export const responseSchema = (schema: Schema): Json => {
  const converted: unknown = convertSchema(schema);
  return isJson(converted) ? normalized(converted) : {};
};

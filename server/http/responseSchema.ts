import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { Schema } from 'yup';
import { isRecord } from '../lib/isRecord.ts';

type Json = { [key: string]: unknown };

// Drops defaults, which would hide a broken response, and marks objects as required, which the converter does not do.
const normalized = (schema: Json): Json => {
  const { default: _, ...rest } = schema;
  // The converter emits an empty list of types for a field that may be anything.
  if (Array.isArray(rest.type) && rest.type.length === 0) delete rest.type;
  if (isRecord(rest.items)) rest.items = normalized(rest.items);
  if (!isRecord(rest.properties)) return rest;
  const properties = Object.entries(rest.properties).flatMap(([name, part]) =>
    isRecord(part) ? [[name, normalized(part)] as const] : [],
  );
  const declared = Array.isArray(rest.required) ? rest.required : [];
  const objects = properties.flatMap(([name, part]) => (part.type === 'object' ? [name] : []));
  return { ...rest, properties: Object.fromEntries(properties), required: [...new Set([...declared, ...objects])] };
};

/** JSON schema of a response, for Fastify's serialiser, which drops fields that the contract does not declare. */
export const responseSchema = (schema: Schema): Json => {
  const converted: unknown = convertSchema(schema);
  return isRecord(converted) ? normalized(converted) : {};
};

import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { Schema } from 'yup';

type Json = { [key: string]: unknown };

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

// Defaults would fill up a broken answer in silence, and an object is as required as any other part.
const settled = (schema: Json): Json => {
  const { default: _, ...rest } = schema;
  // Of what may be anything the converter says that it has no type at all.
  if (Array.isArray(rest.type) && rest.type.length === 0) delete rest.type;
  if (isJson(rest.items)) rest.items = settled(rest.items);
  if (!isJson(rest.properties)) return rest;
  const properties = Object.entries(rest.properties).flatMap(([name, part]) =>
    isJson(part) ? [[name, settled(part)] as const] : [],
  );
  const declared = Array.isArray(rest.required) ? rest.required : [];
  const objects = properties.flatMap(([name, part]) => (part.type === 'object' ? [name] : []));
  return { ...rest, properties: Object.fromEntries(properties), required: [...new Set([...declared, ...objects])] };
};

/** JSON schema of an answer, for Fastify's serialiser: fields that the contract does not declare never leave. */
export const responseSchema = (schema: Schema): Json => {
  const converted: unknown = convertSchema(schema);
  return isJson(converted) ? settled(converted) : {};
};

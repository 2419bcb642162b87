import type { Schema } from 'yup';
import { type Described, described, entryOf, fieldsOf } from './validInput.ts';

const keysIn = (field: Described | undefined, value: unknown, path: string): string[] => {
  // A `mixed` field may be anything.
  if (field?.type === 'mixed') return [];
  if (Array.isArray(value)) return value.flatMap((entry) => keysIn(field && entryOf(field), entry, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  const declared = new Map(field ? fieldsOf(field) : []);
  return Object.entries(value).flatMap(([name, part]) =>
    declared.has(name) ? keysIn(declared.get(name), part, `${path}.${name}`) : [`${path}.${name}`],
  );
};

/** The keys of a response, at any depth, that its schema lacks: `['.data[].password_hash']`. */
export const undeclaredKeys = (schema: Schema, answer: unknown): string[] => keysIn(described(schema), answer, '');

import type { AnyObjectSchema, Schema, SchemaDescription, SchemaFieldDescription } from 'yup';

/** The description of a schema: type, choices and tests, and the parts of objects and lists. */
export type Described = SchemaDescription & {
  readonly fields?: Readonly<Record<string, SchemaFieldDescription>>;
  readonly innerType?: SchemaFieldDescription | SchemaFieldDescription[];
};

const isDescribed = (field: unknown): field is Described =>
  typeof field === 'object' && field !== null && 'tests' in field;

/** The description of a schema. */
export const described = (schema: Schema): Described => schema.describe();

/** The fields of a described object, by name. */
export const fieldsOf = ({ fields = {} }: Described): (readonly [string, Described])[] =>
  Object.entries(fields).flatMap(([name, field]) => (isDescribed(field) ? [[name, field] as const] : []));

/** The entries of a described list. */
export const entryOf = ({ innerType }: Described): Described | undefined =>
  isDescribed(innerType) ? innerType : undefined;

/** The bound in a test of the schema: `boundOf(field, 'max')`. */
export const boundOf = ({ tests }: Described, name: 'min' | 'max'): number | undefined => {
  const bound = tests.find((test) => test.name === name)?.params?.[name];
  return typeof bound === 'number' ? bound : undefined;
};

const texts: Readonly<Record<string, string>> = {
  email: 'valid@test.example',
  time: '2099-01-01T10:00:00Z',
  day: '2099-01-01',
  phone: '098765 43210',
  'password-rule': 'Namaste#2026home',
};

const textFor = ({ tests }: Described): string =>
  tests.map(({ name }) => texts[name ?? '']).find((text) => text !== undefined) ?? 'Text';

const valuesFor = (fields: readonly (readonly [string, Described])[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(([name, field]) => [name, valueFor(field)]));

/** A valid value: with every field, nothing null, one entry in each list. */
export const valueFor = (field: Described): unknown => {
  const choice = field.oneOf.find((value) => value !== null);
  if (choice !== undefined) return choice;
  if (field.type === 'object') return valuesFor(fieldsOf(field));
  if (field.type === 'array') return [entryOf(field)].flatMap((entry) => (entry ? [valueFor(entry)] : []));
  if (field.type === 'number') return boundOf(field, 'min') ?? 1;
  return field.type === 'boolean' ? true : textFor(field);
};

/** Valid input for a schema; empty without one. */
export const validInput = (schema: AnyObjectSchema | undefined): Record<string, unknown> =>
  schema ? valuesFor(fieldsOf(described(schema))) : {};

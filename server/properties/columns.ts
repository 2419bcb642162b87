import { type Field, rowsOf } from '#contract/properties/fields.ts';
import type { properties } from '../db/schema/properties.ts';

type Row = typeof properties.$inferSelect;
type Table = Readonly<Record<string, Field>>;
type WithColumn<Fields extends Table> = {
  [Name in keyof Fields]: Fields[Name] extends { column: keyof Row } ? Name : never;
}[keyof Fields];

/** The values of a table's fields that have a column, by field name. */
export const fromColumns = <Fields extends Table>(fields: Fields, row: Row) =>
  Object.fromEntries(
    rowsOf(fields).flatMap(([name, { column }]) => (column ? [[name, row[column as keyof Row]]] : [])),
  ) as {
    [Name in WithColumn<Fields>]: Fields[Name] extends { column: infer Column extends keyof Row } ? Row[Column] : never;
  };

/** The values of a table's fields that have a column, by column. */
export const toColumns = <Fields extends Table>(
  fields: Fields,
  values: { readonly [Name in keyof Fields]?: unknown },
): Partial<typeof properties.$inferInsert> =>
  Object.fromEntries(rowsOf(fields).flatMap(([name, { column }]) => (column ? [[column, values[name]]] : [])));

/** The values of a table's fields that have no column. */
export const withoutColumns = <Values extends object>(fields: Table, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== undefined && !fields[name]?.column),
  ) as Values;

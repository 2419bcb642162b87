import { type LeadFieldName, leadDefaults, leadFields, leadRows } from '#contract/leads/fields.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import type { leads } from '../db/schema/leads.ts';
import { e164 } from '../lib/phone.ts';

type Fields = typeof leadFields;
type Row = typeof leads.$inferSelect;

/** Some fields of a lead, as a call, a file or the demo has them. */
export type LeadValues = { readonly [Name in LeadFieldName]?: Lead[Name] | null | undefined };

/** The fields of a stored lead. */
export const toFields = (row: Row) =>
  Object.fromEntries(leadRows.map(([name]) => [name, row[leadFields[name].column]])) as {
    [Name in LeadFieldName]: Row[Fields[Name]['column']];
  };

/** The columns of some fields. An empty text clears a column that may be empty; an absent one leaves it unchanged. */
export const toColumns = (values: LeadValues) => {
  const columns = leadRows.flatMap(([name, field]) => {
    const value = values[name];
    if (value === undefined) return [];
    return [[field.column, 'required' in field ? value : value || null]];
  });
  return {
    ...(Object.fromEntries(columns) as Partial<Pick<Row, Fields[LeadFieldName]['column']>>),
    ...(typeof values.phone === 'string' && { phoneE164: e164(values.phone) }),
  };
};

/** The columns of a new lead, with the default source and status. */
export const newColumns = (values: LeadValues & Pick<Lead, 'full_name' | 'phone'>) => ({
  ...toColumns(values),
  fullName: values.full_name,
  phone: values.phone,
  source: values.source ?? leadDefaults.source,
  status: values.status ?? leadDefaults.status,
});

import { labelOf } from '#contract/choices.ts';
import type { Field } from '#contract/properties/fields.ts';
import { formatArea, formatRupees } from './format.ts';

/** The values of fields, by name. */
export type FieldValues = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

/** A field's value for display: labels of choices, money with the rupee sign, areas with their unit; '' if empty. */
export const fieldText = (name: string, field: Field, values: FieldValues): string => {
  const value = values[name];
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return value.join(', ');
  if (field.kind === 'money') return formatRupees(Number(value));
  if (field.kind === 'area') {
    const unit = values[field.unit];
    return formatArea(Number(value), typeof unit === 'string' ? unit : undefined);
  }
  return field.kind === 'choice' ? labelOf(field.choices, String(value)) : String(value);
};

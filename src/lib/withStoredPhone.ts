import { type AnyObjectSchema, lazy, type Schema, string } from 'yup';

/** The rules of a form whose phone may stay as it is stored, even if it is older than today's rules and breaks them. */
export const withStoredPhone = <Rules extends AnyObjectSchema>(rules: Rules, stored: string | null | undefined) =>
  rules.shape({ phone: lazy((typed) => (stored && typed === stored ? string() : (rules.fields.phone as Schema))) });

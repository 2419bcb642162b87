import { type AnyObjectSchema, lazy, type Schema, string } from 'yup';

/** The rules of a form, except that an unchanged phone stays valid even if it breaks rules newer than itself. */
export const withStoredPhone = <Rules extends AnyObjectSchema>(rules: Rules, stored: string | null | undefined) =>
  rules.shape({ phone: lazy((typed) => (stored && typed === stored ? string() : (rules.fields.phone as Schema))) });

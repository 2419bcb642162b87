import { requiredEmail } from '#contract/fields.ts';
import { type LeadFieldName, leadDefaults, leadLabels, leadRows, leadWords } from '#contract/leads/fields.ts';
import { type Lead, leadCreateBody } from '#contract/leads/schemas.ts';
import { diff } from '#src/lib/diff.ts';
import { type FormShape, rebase } from '#src/lib/rebase.ts';
import { trimmed } from '#src/lib/trimmed.ts';
import { withStoredPhone } from '#src/lib/withStoredPhone.ts';

/** The values of the lead form. */
export type LeadFormValues = Record<Exclude<LeadFieldName, 'source' | 'status'>, string> &
  Pick<Lead, 'source' | 'status'>;

/** The form values of a lead; a new one has source website and status new (specification 000, section 9). */
export const leadFormOf = (known: Lead | null): LeadFormValues => ({
  ...(Object.fromEntries(leadRows.map(([name]) => [name, known?.[name] ?? ''])) as Record<LeadFieldName, string>),
  source: known?.source ?? leadDefaults.source,
  status: known?.status ?? leadDefaults.status,
});

/**
 * The form's rules: full name, email and phone are required (specification 000, section 5). The email of a lead that
 * came without one, as an enquiry may, stays optional, so that the lead can be edited. A stored phone that breaks
 * today's rules is accepted, too.
 */
export const leadRulesOf = (known: Lead | null) =>
  withStoredPhone(
    known && known.email === null ? leadCreateBody.shape({ email: requiredEmail().optional() }) : leadCreateBody,
    known?.phone,
  );

/** The fields of a lead that the form changes. */
export const leadPatchOf = (values: LeadFormValues, known: Lead): Partial<LeadFormValues> =>
  diff(trimmed(values), leadFormOf(known));

const shape: FormShape<LeadFormValues, LeadFieldName, string> = {
  fields: leadRows.map(([name]) => name),
  labelOf: (name) => leadLabels[name],
  valueAt: (values, name) => values[name],
  withValue: (values, name, value) => ({ ...values, [name]: value }),
  sentAt: (values, name) => values[name].trim(),
  wordsAt: (values, name) => leadWords(name, values[name]),
};

/** Rebases the form of a lead on the lead as it is now. */
export const rebaseLead = (values: LeadFormValues, known: Lead, current: Lead) =>
  rebase(shape, values, leadFormOf(known), leadFormOf(current));

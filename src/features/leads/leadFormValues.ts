import { object } from 'yup';
import { requiredEmail } from '#contract/fields.ts';
import { type LeadFieldName, leadDefaults, leadFieldNames, leadWords } from '#contract/leads/fields.ts';
import { type Lead, lead, leadCreateBody } from '#contract/leads/schemas.ts';
import { ApiError } from '#src/lib/apiError.ts';
import { diff } from '#src/lib/diff.ts';
import { trimmed } from '#src/lib/trimmed.ts';
import { withStoredPhone } from '#src/lib/withStoredPhone.ts';

/** The values of the lead form. */
export type LeadFormValues = Record<Exclude<LeadFieldName, 'source' | 'status'>, string> &
  Pick<Lead, 'source' | 'status'>;

/** The form values of a lead; a new one has source website and status new (specification 000, section 9). */
export const leadFormOf = (known: Lead | null): LeadFormValues => ({
  ...(Object.fromEntries(leadFieldNames.map((name) => [name, known?.[name] ?? ''])) as Record<LeadFieldName, string>),
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

const differing = (one: LeadFormValues, other: LeadFormValues) =>
  leadFieldNames.filter((field) => one[field] !== other[field]);

/** The fields of a lead that the form changes. */
export const leadPatchOf = (values: LeadFormValues, known: Lead): Partial<LeadFormValues> =>
  diff(trimmed(values), leadFormOf(known));

const conflict = object({ current: lead });

/** The current lead, when a change was refused because someone else changed it first (409); null for other failures. */
export const currentOf = (error: unknown): Lead | null =>
  error instanceof ApiError && error.status === 409 && conflict.isValidSync(error.body) ? error.body.current : null;

/** A field that someone else changed. */
export interface LeadChange {
  field: LeadFieldName;
  before: string;
  now: string;
  /** The form's own value, where it differs. */
  typed?: string;
}

/** Rebases a form on the current lead: edited fields keep their input, the others take the newer value. */
export const rebase = (values: LeadFormValues, known: Lead, current: Lead) => {
  const before = leadFormOf(known);
  const now = leadFormOf(current);
  const touched = differing(trimmed(values), before);
  const merged = { ...now };
  for (const field of touched) Object.assign(merged, { [field]: values[field] });
  const changes = differing(before, now).map(
    (field): LeadChange => ({
      field,
      before: leadWords(field, before[field]),
      now: leadWords(field, now[field]),
      ...(merged[field] === now[field] ? {} : { typed: leadWords(field, merged[field]) }),
    }),
  );
  return { values: merged, changes };
};

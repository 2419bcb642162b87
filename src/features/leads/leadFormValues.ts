import { object } from 'yup';
import { requiredEmail } from '#contract/fields.ts';
import { type Lead, lead, leadCreateBody, leadDefaults, leadSources, leadStatuses } from '#contract/leads.ts';
import { ApiError } from '#src/lib/apiError.ts';
import { diff } from '#src/lib/diff.ts';
import { trimmed } from '#src/lib/trimmed.ts';
import { withStoredPhone } from '#src/lib/withStoredPhone.ts';

/** The editable fields of a lead, with their labels. */
export const leadLabels = {
  full_name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  property_interest: 'Property interest',
  source: 'Source',
  status: 'Status',
  message: 'Message',
  assigned_to: 'Assigned to',
} as const;

type FieldName = keyof typeof leadLabels;

/** The values of the lead form. */
export type LeadFormValues = Record<Exclude<FieldName, 'source' | 'status'>, string> & Pick<Lead, 'source' | 'status'>;

const fields = Object.keys(leadLabels) as FieldName[];

/** The form values of a lead; a new one has source website and status new (specification 000, section 9). */
export const leadFormOf = (known: Lead | null): LeadFormValues => ({
  full_name: known?.full_name ?? '',
  email: known?.email ?? '',
  phone: known?.phone ?? '',
  city: known?.city ?? '',
  property_interest: known?.property_interest ?? '',
  source: known?.source ?? leadDefaults.source,
  status: known?.status ?? leadDefaults.status,
  message: known?.message ?? '',
  assigned_to: known?.assigned_to ?? '',
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

const differing = (one: LeadFormValues, other: LeadFormValues) => fields.filter((field) => one[field] !== other[field]);

/** The fields of a lead that the form changes. */
export const leadPatchOf = (values: LeadFormValues, known: Lead): Partial<LeadFormValues> =>
  diff(trimmed(values), leadFormOf(known));

const conflict = object({ current: lead });

/** The current lead, when a change was refused because someone else changed it first (409); null for other failures. */
export const currentOf = (error: unknown): Lead | null =>
  error instanceof ApiError && error.status === 409 && conflict.isValidSync(error.body) ? error.body.current : null;

/** A field that someone else changed. */
export interface LeadChange {
  field: FieldName;
  before: string;
  now: string;
  /** The form's own value, where it differs. */
  typed?: string;
}

const words = (field: FieldName, values: LeadFormValues): string => {
  if (field === 'status') return leadStatuses.labels[values.status];
  if (field === 'source') return leadSources.labels[values.source];
  return values[field];
};

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
      before: words(field, before),
      now: words(field, now),
      ...(merged[field] === now[field] ? {} : { typed: words(field, merged) }),
    }),
  );
  return { values: merged, changes };
};

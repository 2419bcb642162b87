import { object } from 'yup';
import { requiredEmail } from '#contract/fields.ts';
import {
  type Lead,
  type LeadSource,
  type LeadStatus,
  lead,
  leadCreateBody,
  leadDefaults,
  leadSources,
  leadStatuses,
} from '#contract/leads.ts';
import { ApiError } from '#src/lib/apiError.ts';
import { diff } from '#src/lib/diff.ts';

/** What the lead form holds: every field of a lead that people write. */
export interface LeadFormValues {
  full_name: string;
  email: string;
  phone: string;
  city: string;
  property_interest: string;
  source: LeadSource;
  status: LeadStatus;
  message: string;
  assigned_to: string;
}

/** The form's fields by the words they go by. */
export const leadLabels: Readonly<Record<keyof LeadFormValues, string>> = {
  full_name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  property_interest: 'Property interest',
  source: 'Source',
  status: 'Status',
  message: 'Message',
  assigned_to: 'Assigned to',
};
const fields = Object.keys(leadLabels) as (keyof LeadFormValues)[];

/** The form of a lead, or a new one: source website, status new (specification 000, section 9). */
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
 * The form's rules: full name, email and phone are required (specification 000, section 5). A lead that came without an
 * email, as an enquiry may, can still be worked: its email stays optional.
 */
export const leadRulesOf = (known: Lead | null) =>
  known && known.email === null ? leadCreateBody.shape({ email: requiredEmail().optional() }) : leadCreateBody;

/** The fields as the server takes them: without the blanks around what was typed. */
export const leadBodyOf = (values: LeadFormValues): LeadFormValues => ({
  ...values,
  full_name: values.full_name.trim(),
  email: values.email.trim(),
  phone: values.phone.trim(),
  city: values.city.trim(),
  property_interest: values.property_interest.trim(),
  message: values.message.trim(),
  assigned_to: values.assigned_to.trim(),
});

const differing = (one: LeadFormValues, other: LeadFormValues) => fields.filter((field) => one[field] !== other[field]);

/** What of a lead was changed. */
export const leadPatchOf = (values: LeadFormValues, known: Lead): Partial<LeadFormValues> =>
  diff(leadBodyOf(values), leadFormOf(known));

const lateAnswer = object({ current: lead });

/** The lead as it is now, when a change was refused because somebody else was faster (409); null for other failures. */
export const currentOf = (error: unknown): Lead | null =>
  error instanceof ApiError && error.status === 409 && lateAnswer.isValidSync(error.body) ? error.body.current : null;

/** One field that somebody else changed. */
export interface LeadChange {
  field: keyof LeadFormValues;
  before: string;
  now: string;
  /** What was typed here instead, and stays in the form. */
  typed?: string;
}

const words = (field: keyof LeadFormValues, values: LeadFormValues): string => {
  if (field === 'status') return leadStatuses.labels[values.status];
  if (field === 'source') return leadSources.labels[values.source];
  return values[field];
};

/** Brings a form up to date: fields touched keep what was typed, the others take the newer value. */
export const rebase = (values: LeadFormValues, known: Lead, current: Lead) => {
  const before = leadFormOf(known);
  const now = leadFormOf(current);
  const touched = differing(leadBodyOf(values), before);
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

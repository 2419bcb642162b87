import { followUpKinds, leadStatuses } from '#contract/leads/choices.ts';
import { leadWords } from '#contract/leads/fields.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { type MergedField, type MergeSide, mergedFields } from '#contract/leads/tools.ts';
import { formatDateTime } from '#src/lib/format.ts';

/** Two leads' values of one field, in words; null for none. */
export interface MergeRow {
  readonly field: MergedField;
  readonly label: string;
  readonly mine: string | null;
  readonly theirs: string | null;
  /** The values are the same, perhaps in different notation. */
  readonly same: boolean;
}

const words = (lead: Lead, field: MergedField): string | null => {
  if (field !== 'follow_up') return leadWords(field, lead[field]) || null;
  const plan = lead.follow_up;
  return plan && [followUpKinds.labels[plan.kind], formatDateTime(plan.at), plan.text].filter(Boolean).join(', ');
};

// Compares the last ten digits: phones may have +91 or 0 in front, and spaces.
const TEN_DIGITS = 10;
const keyOf = (field: MergedField, value: string | null): string | undefined =>
  field === 'phone' ? value?.replace(/\D/g, '').slice(-TEN_DIGITS) : value?.trim().toLowerCase();

/** The fields for which at least one of two leads has a value. */
export const mergeRows = (lead: Lead, other: Lead): MergeRow[] =>
  mergedFields.options.flatMap(({ value: field, label }) => {
    const [mine, theirs] = [words(lead, field), words(other, field)];
    if (mine === null && theirs === null) return [];
    return [{ field, label, mine, theirs, same: keyOf(field, mine) === keyOf(field, theirs) }];
  });

const ended: readonly (string | null)[] = [leadStatuses.labels.closed, leadStatuses.labels.lost];

// A person who enquires again becomes a new lead: "New" gives way to the other lead's status, unless that is closed or
// lost.
const saysNothing = ({ field, mine, theirs }: MergeRow): boolean =>
  mine === null || (field === 'status' && mine === leadStatuses.labels.new && !ended.includes(theirs));

/** The initial choice per field: this lead's value, or the other's where this lead has none or is merely new. */
export const firstSides = (rows: readonly MergeRow[]): Partial<Record<MergedField, MergeSide>> =>
  Object.fromEntries(rows.map((row) => [row.field, saysNothing(row) ? 'theirs' : 'mine']));

import { type LeadStatus, leadStatuses } from '#contract/leads/choices.ts';
import type { ToneName } from '#src/theme/tones.ts';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';

/** The colour of each status. */
export const leadStatusTones: Readonly<Record<LeadStatus, ToneName>> = {
  new: 'info',
  contacted: 'warning',
  qualified: 'peacock',
  proposal: 'plum',
  closed: 'success',
  lost: 'neutral',
};

/** A lead's status in words and colour. */
export function LeadStatusChip({ status }: { status: LeadStatus }) {
  return <StatusChip tone={leadStatusTones[status]} label={leadStatuses.labels[status]} />;
}

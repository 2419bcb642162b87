import { type LeadStatus, leadStatuses } from '#contract/leads.ts';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';
import { leadTones } from './leadTones.ts';

/** A lead's status in words and colour. */
export function LeadStatusChip({ status }: { status: LeadStatus }) {
  return <StatusChip tone={leadTones[status]} label={leadStatuses.labels[status]} />;
}

import { type LeadStatus, leadStatuses } from '../../../contract/leads';
import { StatusChip } from '../../ui/data/StatusChip';
import { leadTones } from './leadTones';

/** A lead's status in words and colour. */
export function LeadStatusChip({ status }: { status: LeadStatus }) {
  return <StatusChip tone={leadTones[status]} label={leadStatuses.labels[status]} />;
}

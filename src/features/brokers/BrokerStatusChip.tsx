import { type BrokerStatus, brokerStatuses } from '#contract/brokers.ts';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';
import { brokerTones } from './brokerTones.ts';

/** A broker's status in words and colour. */
export function BrokerStatusChip({ status }: { status: BrokerStatus }) {
  return <StatusChip tone={brokerTones[status]} label={brokerStatuses.labels[status]} />;
}

import { type BrokerStatus, brokerStatuses } from '../../../contract/brokers';
import { StatusChip } from '../../ui/data/StatusChip';
import { brokerTones } from './brokerTones';

/** A broker's status in words and colour. */
export function BrokerStatusChip({ status }: { status: BrokerStatus }) {
  return <StatusChip tone={brokerTones[status]} label={brokerStatuses.labels[status]} />;
}

import { type BrokerStatus, brokerStatuses } from '#contract/brokers.ts';
import type { ToneName } from '#src/theme/tones.ts';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';

const tones: Readonly<Record<BrokerStatus, ToneName>> = {
  active: 'success',
  pending: 'warning',
  suspended: 'error',
};

/** A broker's status in words and colour. */
export function BrokerStatusChip({ status }: { status: BrokerStatus }) {
  return <StatusChip tone={tones[status]} label={brokerStatuses.labels[status]} />;
}

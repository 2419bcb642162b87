import { type BrokerUser, userStatuses } from '#contract/users.ts';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';

const tones = { active: 'success', inactive: 'neutral' } as const;

/** A user's status in words and colour. */
export function UserStatusChip({ status }: Pick<BrokerUser, 'status'>) {
  return <StatusChip tone={tones[status]} label={userStatuses.labels[status]} />;
}

import type { ManagedSite } from '#contract/managedSites.ts';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';

interface WebsiteStateChipProps {
  site: Pick<ManagedSite, 'published' | 'broker'>;
}

/** Whether a website is public: not if the operator has taken it offline or its broker is not active. */
export function WebsiteStateChip({ site: { published, broker } }: WebsiteStateChipProps) {
  if (!published) return <StatusChip tone="error" label="Unpublished" />;
  return broker.status === 'active' ? (
    <StatusChip tone="success" label="Published" />
  ) : (
    <StatusChip tone="neutral" label={broker.status === 'pending' ? 'Broker pending' : 'Broker suspended'} />
  );
}

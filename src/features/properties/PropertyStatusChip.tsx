import { type PropertyStatus, propertyStatuses } from '#contract/properties/life.ts';
import type { ToneName } from '#src/theme/tones.ts';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';

const tones: Readonly<Record<PropertyStatus, ToneName>> = {
  live: 'success',
  in_review: 'info',
  changes_requested: 'error',
  paused: 'warning',
  sold: 'neutral',
  archived: 'neutral',
  removed: 'error',
};

/** A property's status in words and colour. */
export function PropertyStatusChip({ status }: { status: PropertyStatus }) {
  return <StatusChip tone={tones[status]} label={propertyStatuses.labels[status]} />;
}

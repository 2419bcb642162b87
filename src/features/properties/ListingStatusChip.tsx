import { type ListingStatus, listingStatuses } from '#contract/properties/life.ts';
import type { ToneName } from '#src/theme/tones.ts';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';

const tones: Readonly<Record<ListingStatus, ToneName>> = {
  live: 'success',
  in_review: 'info',
  changes_requested: 'error',
  paused: 'warning',
  sold: 'neutral',
  archived: 'neutral',
  removed: 'error',
};

/** A listing's status in words and colour. */
export function ListingStatusChip({ status }: { status: ListingStatus }) {
  return <StatusChip tone={tones[status]} label={listingStatuses.labels[status]} />;
}

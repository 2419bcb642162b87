import type { ListingEvent } from '#contract/properties/schemas.ts';
import { formatDay } from '#src/lib/format.ts';

const isTogether = (one: ListingEvent, other: ListingEvent, now: number): boolean =>
  one.kind === 'photo_added' &&
  other.kind === 'photo_added' &&
  one.actor?.id === other.actor?.id &&
  formatDay(one.at, now) === formatDay(other.at, now);

// An entry from before their ids were noted is one photo.
const photosOf = ({ id, detail }: ListingEvent) => detail.ids ?? [id];

/** A timeline, newest first, in which photos that were added one after the other on a day are one entry. */
export const groupUploads = (events: readonly ListingEvent[], now: number): ListingEvent[] => {
  const grouped: ListingEvent[] = [];
  for (const event of events) {
    const last = grouped.at(-1);
    if (last && isTogether(last, event, now)) {
      grouped.splice(-1, 1, { ...last, detail: { ids: [...photosOf(last), ...photosOf(event)] } });
    } else grouped.push(event);
  }
  return grouped;
};

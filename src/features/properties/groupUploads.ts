import type { PropertyEvent } from '#contract/properties/schemas.ts';
import { formatDay } from '#src/lib/format.ts';

const isTogether = (one: PropertyEvent, other: PropertyEvent, now: number): boolean =>
  one.kind === 'photo_added' &&
  other.kind === 'photo_added' &&
  one.actor?.id === other.actor?.id &&
  formatDay(one.at, now) === formatDay(other.at, now);

// An old entry without recorded ids is one photo.
const photosOf = ({ id, detail }: PropertyEvent) => detail.ids ?? [id];

/** A timeline, newest first, with photos that were added consecutively on one day grouped into one entry. */
export const groupUploads = (events: readonly PropertyEvent[], now: number): PropertyEvent[] => {
  const grouped: PropertyEvent[] = [];
  for (const event of events) {
    const last = grouped.at(-1);
    if (last && isTogether(last, event, now)) {
      grouped.splice(-1, 1, { ...last, detail: { ids: [...photosOf(last), ...photosOf(event)] } });
    } else grouped.push(event);
  }
  return grouped;
};

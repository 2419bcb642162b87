import {
  BadgeCheck,
  CirclePlus,
  ClipboardCheck,
  Copy,
  Images,
  IndianRupee,
  type LucideIcon,
  Pencil,
  RefreshCw,
  Video,
} from 'lucide-react';
import { useId } from 'react';
import type { EventKind } from '#contract/properties/life.ts';
import type { PropertyEvent } from '#contract/properties/schemas.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatAgo } from '#src/lib/format.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { ShowMore } from '#src/ui/data/ShowMore.tsx';
import { Timeline } from '#src/ui/data/Timeline.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { eventWords } from './eventWords.ts';
import { groupUploads } from './groupUploads.ts';
import { usePropertyEvents } from './queries.ts';

/** The icon of each kind of entry. */
export const eventIcons: Readonly<Record<EventKind, LucideIcon>> = {
  posted: CirclePlus,
  edited: Pencil,
  price_changed: IndianRupee,
  status_changed: RefreshCw,
  photo_added: Images,
  photo_removed: Images,
  photos_ordered: Images,
  photo_changed: Images,
  main_photo_changed: Images,
  video_added: Video,
  video_removed: Video,
  reviewed: ClipboardCheck,
  rera_checked: BadgeCheck,
  copied: Copy,
};

/** What happened to a property, newest first. If it fails to load, the rest of the page still works. */
export function PropertyTimeline({ id }: { id: number }) {
  const titleId = useId();
  const events = usePropertyEvents(id);
  const now = Date.now();
  // A new event shifts entries to the next page, where they would appear a second time.
  const rows = new Map<number, PropertyEvent>(
    (events.data?.pages ?? []).flatMap(({ data }) => data.map((event) => [event.id, event] as const)),
  );
  const error = events.isError ? messageOf(events.error, 'Failed to load the timeline') : undefined;
  return (
    <section aria-labelledby={titleId}>
      <Text component="h3" id={titleId} variant="subtitle2" sx={{ mb: 0.5 }}>
        Timeline
      </Text>
      <Timeline
        label="Timeline"
        items={groupUploads([...rows.values()], now).map((event) => ({
          ...eventWords(event),
          id: event.id,
          icon: eventIcons[event.kind],
          when: formatAgo(event.at, now),
          dateTime: event.at,
        }))}
        loading={events.isPending}
        error={events.data ? undefined : error}
        onRetry={() => events.refetch()}
        emptyText="Nothing has happened to it yet."
      />
      {events.data && error ? <InlineError message={error} /> : null}
      <ShowMore of={events}>Show more</ShowMore>
    </section>
  );
}

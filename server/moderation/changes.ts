import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { EventDetail, EventValue } from '#contract/properties/life.ts';
import type { Tx } from '../db/database.ts';
import { type properties, propertyEvents, videos } from '../db/schema/properties.ts';

type Changes = NonNullable<EventDetail['changes']>;

const same = (one: EventValue, other: EventValue) => JSON.stringify(one) === JSON.stringify(other);

/** Merges several changes of a field into its first old and last new value, and drops changes that were reverted. */
export const mergeChanges = (changes: Changes): Changes => {
  const merged = new Map<string, Changes[number]>();
  for (const change of changes)
    merged.set(change.field, { ...change, from: (merged.get(change.field) ?? change).from });
  return [...merged.values()].filter(({ from, to }) => !same(from, to));
};

/** What a property's broker changed since it was approved: fields, and the ids of photos and videos that were added. */
export const changedSince = async (tx: Tx, { id, editedAt }: typeof properties.$inferSelect) => {
  if (!editedAt) return { changes: [], added_media: [], added_videos: [] };
  const events = await tx
    .select({ kind: propertyEvents.kind, detail: propertyEvents.detail })
    .from(propertyEvents)
    .where(
      and(
        eq(propertyEvents.propertyId, id),
        gte(propertyEvents.at, editedAt),
        inArray(propertyEvents.kind, ['edited', 'price_changed', 'photo_added']),
      ),
    )
    .orderBy(asc(propertyEvents.id));
  const changes = events.flatMap(({ kind, detail }) =>
    kind === 'price_changed'
      ? [{ field: 'expected_price', from: detail.from ?? null, to: detail.to ?? null }]
      : (detail.changes ?? []),
  );
  const added = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.propertyId, id), gte(videos.createdAt, editedAt)))
    .orderBy(asc(videos.id));
  return {
    changes: [...mergeChanges(changes)],
    added_media: events.flatMap(({ detail }) => detail.ids ?? []),
    added_videos: added.map((video) => video.id),
  };
};

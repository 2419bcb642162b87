import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { TableState } from '#src/lib/useTableState.ts';
import { byPlace, photoSources } from './reviewPhotos.ts';
import { moderatedQuery, useReviewQueueRows } from './reviewQueries.ts';

const AHEAD_MS = 60_000;

/**
 * A property's position among those that a review walks through, without the decided ones. Prefetches the next two, each
 * with its first photo.
 */
export const useReviewQueue = (table: TableState, id: number, gone: ReadonlyMap<number, true>) => {
  const client = useQueryClient();
  const { data } = useReviewQueueRows(table);
  const listed = data?.data ?? [];
  const ids = listed.map((row) => row.id).filter((one) => one === id || !gone.has(one));
  const at = ids.indexOf(id);
  const [next, second] = ids.slice(at + 1);
  // Kept decoded while their home is shown or among the next two, so that they appear at once on a key press.
  const pictures = useRef(new Map<number, HTMLImageElement>());
  useEffect(() => {
    const held = pictures.current;
    for (const home of held.keys()) if (home !== id && home !== next && home !== second) held.delete(home);
    for (const ahead of [next, second]) {
      if (ahead === undefined) continue;
      const query = moderatedQuery(ahead);
      void client.prefetchQuery({ ...query, staleTime: AHEAD_MS }).then(() => {
        const [first] = byPlace(client.getQueryData(query.queryKey)?.data.media ?? []);
        if (!first || held.has(ahead)) return;
        const picture = Object.assign(new Image(), photoSources(first.file_url));
        held.set(ahead, picture);
        // A photo that fails is shown as its placeholder.
        picture.decode().catch(() => undefined);
      });
    }
  }, [client, id, next, second]);
  return {
    next,
    previous: ids[at - 1],
    /** 1 for the first; 0 for a property that is not among them. */
    place: at + 1,
    total: Math.max(ids.length, (data?.meta.total ?? 0) - (listed.length - ids.length)),
  };
};

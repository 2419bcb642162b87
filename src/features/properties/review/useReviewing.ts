import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  getModerated,
  listAllProperties,
  type ModeratedDetail,
  type ReviewDecision,
  reviewProperty,
} from '#contract/properties/moderation.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { call } from '#src/lib/call.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { useUndoable } from '#src/ui/feedback/useUndoable.ts';
import { reviewDrafts } from './reviewDrafts.ts';
import { moderatedQuery, type ReviewBody } from './reviewQueries.ts';

const done: Readonly<Record<ReviewDecision, string>> = {
  approve: 'approved',
  request_changes: 'changes requested',
  remove: 'removed',
  restore: 'restored',
};

/**
 * An operator's decisions: each is sent once the time for Undo is over, and its input is kept until the server has it.
 * `shown` is the open property; `onOpen` opens the property whose decision was undone.
 */
export const useReviewing = (shown: number | undefined, onOpen: (id: number) => void) => {
  const client = useQueryClient();
  const say = useSnackbar();
  const { gone, failures, start } = useUndoable();
  const [drafts] = useState(reviewDrafts);
  const open = useRef(shown);
  useEffect(() => {
    open.current = shown;
  });
  const decide = (
    home: Pick<ModeratedDetail, 'id' | 'title' | 'city' | 'property_type' | 'events' | 'reports'>,
    given: ReviewBody,
  ) => {
    const { id } = home;
    const body = { ...given, seen: home.events[0]?.id ?? 0, seen_report: home.reports[0]?.id ?? 0 };
    start({
      id,
      words: `${propertyTitle(home)}: ${done[given.decision]}`,
      send: async () => {
        try {
          const answer = await call(reviewProperty, { params: { id }, body });
          client.setQueryData(moderatedQuery(id).queryKey, answer);
          drafts.delete(id);
          const { status, reports } = answer.data;
          if (status === 'live' && reports.length > 0)
            say(`${propertyTitle(home)} has been reported in the meantime. It is now under Reported.`);
        } catch (error) {
          // Another operator may have decided, or the broker may have changed the property.
          void client.invalidateQueries({ queryKey: [getModerated.path] });
          throw error;
        } finally {
          await client.invalidateQueries({ queryKey: [listAllProperties.path] });
        }
      },
      isShown: () => open.current === id,
      onUndone: () => onOpen(id),
    });
  };
  return { gone, failures, drafts, decide };
};

/** What `useReviewing` returns. */
export type Reviewing = ReturnType<typeof useReviewing>;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ArrowRightLeft,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CopyPlus,
  FileInput,
  Globe,
  type LucideIcon,
  Mail,
  MapPin,
  Merge,
  MessageCircle,
  Pencil,
  Phone,
  Shield,
  Split,
  StickyNote,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { LeadEvent, LeadEventKind } from '#contract/leads/work.ts';
import { messageOf } from '#src/lib/apiError.ts';
import type { ToneName } from '#src/theme/tones.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { DayTimeline, TimelineEntry } from '#src/ui/data/DayTimeline.tsx';
import { ShowMore } from '#src/ui/data/ShowMore.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { useFocusNearby } from '#src/ui/feedback/useFocusNearby.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { CountPill } from '#src/ui/navigation/CountPill.tsx';
import { LeadStatusChip } from '../LeadStatusChip.tsx';
import type { LeadApi } from '../leadApi.ts';
import { leadEventWords } from './leadEventWords.ts';
import { useLeadEvents } from './leadWorkQueries.ts';
import { useUnmerge } from './mergeQueries.ts';
import { undoableMerge } from './undoableMerge.ts';

const looks: Readonly<Record<LeadEventKind, readonly [icon: LucideIcon, tone?: ToneName]>> = {
  created: [Globe, 'info'],
  enquiry: [CopyPlus, 'info'],
  status: [ArrowRightLeft],
  edited: [Pencil],
  note: [StickyNote, 'marigold'],
  call: [Phone, 'peacock'],
  whatsapp: [MessageCircle, 'peacock'],
  email: [Mail, 'peacock'],
  visit: [MapPin, 'peacock'],
  follow_up_set: [CalendarClock],
  follow_up_done: [CalendarCheck, 'success'],
  follow_up_removed: [CalendarX],
  merged: [Merge],
  unmerged: [Split],
  imported: [FileInput, 'info'],
  privacy: [Shield, 'warning'],
};

/** What happened to a lead, newest first, by day. If it fails to load, the rest of the page still works. */
export function LeadTimeline({ api, id }: { api: LeadApi; id: number }) {
  const events = useLeadEvents(api, id);
  const { mutate: unmerge } = useUnmerge();
  const say = useSnackbar();
  const unmergeOutcome = {
    onSuccess: () => say('The merge is undone'),
    onError: (error: Error) => say(messageOf(error, 'The merge could not be undone'), { failed: true }),
  };
  // A new event shifts entries to the next page, where they would appear a second time.
  const rows = new Map(
    (events.data?.pages ?? []).flatMap(({ data }) => data.map((event) => [event.id, event] as const)),
  );
  const count = events.data?.pages[0]?.meta.total;
  return (
    <Card
      title={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          Timeline {count === undefined ? null : <CountPill value={count} tone="neutral" />}
        </Box>
      }
      actions={
        <Text variant="caption" quiet sx={{ textAlign: 'right' }}>
          Newest first
        </Text>
      }
    >
      {events.data ? (
        <Days
          events={[...rows.values()]}
          onUnmerge={api.role === 'broker' ? () => unmerge(id, unmergeOutcome) : undefined}
        />
      ) : events.isError ? (
        <InlineError
          message={messageOf(events.error, 'Failed to load the timeline')}
          onRetry={() => events.refetch()}
        />
      ) : (
        <Loading shape="list" count={4} />
      )}
      <ShowMore of={events}>Show earlier</ShowMore>
    </Card>
  );
}

interface DaysProps {
  events: readonly LeadEvent[];
  /** Undoes the latest merge. */
  onUnmerge: (() => void) | undefined;
}

function Days({ events, onUnmerge }: DaysProps) {
  const undoable = onUnmerge && undoableMerge(events, Date.now());
  return (
    <DayTimeline
      events={events}
      entry={(event) => (
        <Entry key={event.id} event={event}>
          {event === undoable ? <UndoMerge onPress={onUnmerge} /> : null}
        </Entry>
      )}
    />
  );
}

// The button disappears after use, so `useFocusNearby` keeps the focus on the timeline.
function UndoMerge({ onPress }: { onPress: (() => void) | undefined }) {
  const place = useFocusNearby();
  return (
    <Box ref={place} sx={{ mt: 1 }}>
      <Button size="small" onClick={onPress}>
        Undo the merge
      </Button>
    </Box>
  );
}

function Entry({ event, children }: { event: LeadEvent; children: ReactNode }) {
  const { who, text, quote, moved, changes } = leadEventWords(event);
  const [icon, tone] = looks[event.kind];
  return (
    <TimelineEntry icon={icon} tone={tone} at={event.at}>
      <Text>
        {who ? (
          <Box component="b" sx={{ fontWeight: 600 }}>
            {who}{' '}
          </Box>
        ) : null}
        {text}
        {moved ? (
          <>
            {' '}
            <LeadStatusChip status={moved[0]} /> to <LeadStatusChip status={moved[1]} />
          </>
        ) : null}
        {changes.map(({ label, from, to }, nth) => (
          <span key={label}>
            {nth > 0 ? ', ' : ' '}
            {label}{' '}
            {from ? (
              <>
                from <s>{from}</s>{' '}
              </>
            ) : null}
            to {to || 'nothing'}
          </span>
        ))}
      </Text>
      {quote ? <Text sx={quoted}>{quote}</Text> : null}
      {children}
    </TimelineEntry>
  );
}

const quoted = {
  mt: 1,
  p: 1.5,
  border: '1px solid',
  borderColor: 'roles.lineSoft',
  borderRadius: '10px',
  bgcolor: 'roles.subtle',
  whiteSpace: 'pre-line',
} as const;

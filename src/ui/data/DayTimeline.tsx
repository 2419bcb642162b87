import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay, formatTime } from '#src/lib/format.ts';
import type { ToneName } from '#src/theme/tones.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { IconDisc } from './IconDisc.tsx';

interface DayTimelineProps<Event> {
  /** Newest first. */
  events: readonly Event[];
  /** A `TimelineEntry` with a key. */
  entry: (event: Event) => ReactNode;
}

/** A timeline with a heading for each day. */
export function DayTimeline<Event extends { readonly at: string }>({ events, entry }: DayTimelineProps<Event>) {
  const now = Date.now();
  const days = [...new Set(events.map(({ at }) => formatDay(at, now)))];
  return days.map((day) => (
    <Box component="section" key={day} aria-label={day} sx={{ '& + &': { mt: 2 } }}>
      <Text component="h3" variant="captionStrong" quiet sx={{ mb: 0.5 }}>
        {day}
      </Text>
      <Box component="ol">{events.filter(({ at }) => formatDay(at, now) === day).map(entry)}</Box>
    </Box>
  ));
}

interface TimelineEntryProps {
  icon: LucideIcon;
  tone?: ToneName | undefined;
  /** When it happened (ISO 8601). */
  at: string;
  /** What happened. */
  children: ReactNode;
}

/** An entry of a `DayTimeline`, with its time. */
export function TimelineEntry({ icon, tone, at, children }: TimelineEntryProps) {
  return (
    <Box component="li" sx={row}>
      <IconDisc icon={icon} tone={tone} size={32} />
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.75, overflowWrap: 'anywhere' }}>{children}</Box>
      <Text
        component="time"
        dateTime={at}
        variant="caption"
        quiet
        sx={{ flex: 'none', pt: 0.75, lineHeight: '1.25rem' }}
      >
        {formatTime(at)}
      </Text>
    </Box>
  );
}

// A line leads from a disc to the next one of the day.
const row = {
  position: 'relative',
  display: 'flex',
  gap: 1.5,
  py: 1,
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    top: 44,
    bottom: -4,
    left: 16,
    width: '1px',
    bgcolor: 'roles.line',
  },
} as const;

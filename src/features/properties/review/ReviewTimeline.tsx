import Box from '@mui/material/Box';
import type { ModeratedDetail } from '#contract/properties/moderation.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { DayTimeline, TimelineEntry } from '#src/ui/data/DayTimeline.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { eventWords } from '../eventWords.ts';
import { groupUploads } from '../groupUploads.ts';
import { eventIcons } from '../PropertyTimeline.tsx';

/** What happened to a property under review, newest first, by day. */
export function ReviewTimeline({ events }: Pick<ModeratedDetail, 'events'>) {
  return (
    <Card title="Timeline">
      {events.length === 0 ? <Text quiet>Nothing has happened to it yet.</Text> : null}
      <DayTimeline
        events={groupUploads(events, Date.now())}
        entry={(event) => {
          const { who, text, note } = eventWords(event);
          return (
            <TimelineEntry key={event.id} icon={eventIcons[event.kind]} at={event.at}>
              <Text>
                <Box component="b" sx={{ fontWeight: 600 }}>
                  {who}
                </Box>{' '}
                {text}
              </Text>
              {note ? (
                <Text variant="caption" quiet sx={{ mt: 0.25 }}>
                  {note}
                </Text>
              ) : null}
            </TimelineEntry>
          );
        }}
      />
    </Card>
  );
}

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from '#src/ui/base/Text.tsx';
import { InlineError } from '../feedback/InlineError.tsx';
import { IconDisc } from './IconDisc.tsx';

/** One event. */
interface TimelineItem {
  id: string | number;
  /** The icon of the event's kind. */
  icon: LucideIcon;
  /** Who did it, in bold before the text. */
  who?: string;
  /** What happened. */
  text: string;
  /** A smaller second line. */
  note?: string;
  /** The time in words: 12 min ago. */
  when: string;
  /** The machine-readable time (ISO 8601): an instant or a duration (PT12M). */
  dateTime: string;
}

interface TimelineProps {
  /** Names the list for screen readers. */
  label: string;
  /** Newest first. */
  items: readonly TimelineItem[];
  /** The events are loading: shows a skeleton and 'Loading...'. */
  loading?: boolean;
  /** The error message. */
  error?: string | undefined;
  /** Shows a "Try again" button below the error. */
  onRetry?: () => void;
  /** The text of the empty state. */
  emptyText: string;
}

const row = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  py: 1.5,
  borderBottom: '1px solid',
  borderColor: 'roles.lineSoft',
  '&:last-of-type': { borderBottom: 0 },
} as const;
const skeletonWidths = ['58%', '74%', '46%', '66%'];

function Skeletons() {
  return (
    <div>
      <Box role="status" sx={{ color: 'roles.slate', pb: 0.5 }}>
        Loading...
      </Box>
      <div aria-hidden>
        {skeletonWidths.map((width) => (
          <Box key={width} sx={row}>
            <Skeleton variant="circular" width={36} height={36} sx={{ flex: 'none' }} />
            <Box sx={{ flex: 1, display: 'grid', gap: 1 }}>
              <Skeleton width={width} height={12} />
              <Skeleton width="30%" height={10} />
            </Box>
          </Box>
        ))}
      </div>
    </div>
  );
}

/** A list of events, newest first: an icon, the text and the time. */
export function Timeline({ label, items, loading, error, onRetry, emptyText }: TimelineProps): ReactNode {
  if (error) return <InlineError message={error} onRetry={onRetry} />;
  if (items.length === 0)
    return loading ? (
      <Skeletons />
    ) : (
      <Text quiet sx={{ py: 3, textAlign: 'center' }}>
        {emptyText}
      </Text>
    );
  return (
    <Box component="ol" aria-label={label}>
      {items.map(({ id, icon: Icon, who, text, note, when, dateTime }) => (
        <Box component="li" key={id} sx={row}>
          <IconDisc icon={Icon} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Text sx={{ overflowWrap: 'anywhere' }}>
              {who ? (
                <>
                  <Box component="b" sx={{ fontWeight: 600 }}>
                    {who}
                  </Box>{' '}
                </>
              ) : null}
              {text}
            </Text>
            {note ? (
              <Text variant="caption" quiet sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
                {note}
              </Text>
            ) : null}
          </Box>
          <Text
            component="time"
            dateTime={dateTime}
            variant="caption"
            quiet
            sx={{ alignSelf: 'flex-start', flex: 'none', lineHeight: '1.25rem', whiteSpace: 'nowrap' }}
          >
            {when}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { InlineError } from '../feedback/InlineError.tsx';
import { IconDisc } from './IconDisc.tsx';

/** One thing that happened. */
interface TimelineItem {
  /** Tells it from the others. */
  id: string | number;
  /** What kind of thing it was. */
  icon: LucideIcon;
  /** Who, set in bold, before what they did. */
  who?: string;
  /** What happened. */
  text: string;
  /** A smaller second line. */
  note?: string;
  /** When, in words: 12 min ago. */
  when: string;
  /** The same for machines: a moment (ISO 8601) or a duration (PT12M). */
  dateTime: string;
}

interface TimelineProps {
  /** Names the list for screen readers. */
  label: string;
  /** Newest first. */
  items: readonly TimelineItem[];
  /** They are on their way: bars in their place, with 'Loading...' to read. */
  loading?: boolean;
  /** Why they could not be loaded, in red. */
  error?: string | undefined;
  /** Offers "Try again" beside the error. */
  onRetry?: () => void;
  /** What is said when nothing has happened. */
  emptyText: string;
}

const row = {
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  py: '10px',
  borderBottom: '1px solid',
  borderColor: 'roles.lineSoft',
  '&:last-of-type': { borderBottom: 0 },
} as const;
const bars = ['58%', '74%', '46%', '66%'];

function Waiting() {
  return (
    <div>
      <Box role="status" sx={{ color: 'roles.slate', pb: '4px' }}>
        Loading...
      </Box>
      <div aria-hidden>
        {bars.map((width) => (
          <Box key={width} sx={row}>
            <Skeleton variant="circular" width={36} height={36} sx={{ flex: 'none' }} />
            <Box sx={{ flex: 1, display: 'grid', gap: '8px' }}>
              <Skeleton width={width} height={12} />
              <Skeleton width="30%" height={10} />
            </Box>
          </Box>
        ))}
      </div>
    </div>
  );
}

/** What happened, newest first: a disc with an icon, the words, and when. */
export function Timeline({ label, items, loading, error, onRetry, emptyText }: TimelineProps): ReactNode {
  if (error) return <InlineError message={error} {...(onRetry ? { onRetry } : {})} />;
  if (items.length === 0)
    return loading ? (
      <Waiting />
    ) : (
      <Box component="p" sx={{ py: '24px', textAlign: 'center', color: 'roles.slate' }}>
        {emptyText}
      </Box>
    );
  return (
    <Box component="ol" aria-label={label}>
      {items.map(({ id, icon: Icon, who, text, note, when, dateTime }) => (
        <Box component="li" key={id} sx={row}>
          <IconDisc icon={Icon} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box component="p" sx={{ overflowWrap: 'anywhere' }}>
              {who ? (
                <>
                  <Box component="b" sx={{ fontWeight: 600 }}>
                    {who}
                  </Box>{' '}
                </>
              ) : null}
              {text}
            </Box>
            {note ? (
              <Box
                component="p"
                sx={{ mt: '2px', typography: 'caption', color: 'roles.slate', overflowWrap: 'anywhere' }}
              >
                {note}
              </Box>
            ) : null}
          </Box>
          <Box
            component="time"
            dateTime={dateTime}
            sx={{
              alignSelf: 'flex-start',
              flex: 'none',
              typography: 'caption',
              lineHeight: '20px',
              whiteSpace: 'nowrap',
              color: 'roles.slate',
            }}
          >
            {when}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { SessionRow } from '#contract/account.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';

interface SessionRowsProps {
  sessions: readonly SessionRow[];
  /** The session that is being ended. */
  ending: number | undefined;
  onEnd: (id: number) => void;
}

const nameOf = ({ browser }: SessionRow) => browser || 'Unknown browser';

/** The account's sessions, each with where it was opened and when it was last used. */
export function SessionRows({ sessions, ending, onEnd }: SessionRowsProps) {
  return (
    <Box component="ul" aria-label="Sessions">
      {sessions.map((one) => (
        <Box
          component="li"
          key={one.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '8px 16px',
            py: '12px',
            borderTop: '1px solid',
            borderColor: 'roles.lineSoft',
          }}
        >
          <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="p" sx={{ typography: 'subtitle2' }}>
              {nameOf(one)}
              {one.current ? ' (this session)' : ''}
            </Box>
            <Box component="p" sx={{ typography: 'caption', color: 'roles.slate' }}>
              {one.place ? `From ${one.place} · ` : ''}
              {`Last used ${formatDateTime(one.last_used_at)}`}
            </Box>
          </Box>
          {one.current ? null : (
            <BusyButton
              size="small"
              busy={ending === one.id}
              aria-label={`End the session in ${nameOf(one)}, last used ${formatDateTime(one.last_used_at)}`}
              onClick={() => onEnd(one.id)}
            >
              End
            </BusyButton>
          )}
        </Box>
      ))}
    </Box>
  );
}

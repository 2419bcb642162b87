import Box from '@mui/material/Box';
import type { SessionRow } from '#contract/account.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { ActionRow } from '#src/ui/data/ActionRow.tsx';
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
        <ActionRow
          key={one.id}
          title={`${nameOf(one)}${one.current ? ' (this session)' : ''}`}
          line={`${one.place ? `From ${one.place} · ` : ''}Last used ${formatDateTime(one.last_used_at)}`}
        >
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
        </ActionRow>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Role } from '#contract/endpoint.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { SessionRows } from './SessionRows.tsx';
import { useEndSessions, useRefreshSessions, useSessions } from './sessionQueries.ts';

// On a public page, whose targets are as high as a thumb needs.
const thumbHigh = { '& .MuiButton-root': { minHeight: 44 } } as const;

/** Who gets into the account: its password, and where it is signed in. */
export function AccessCard({ of: role }: { of: Role }) {
  const [changing, setChanging] = useState(false);
  const say = useSnackbar();
  const { data, error, refetch } = useSessions(role);
  const refresh = useRefreshSessions(role);
  const { mutate: end, variables, isPending, error: endError } = useEndSessions(role);
  const ending = isPending ? variables : undefined;
  const sessions = data?.data ?? [];
  const changed = () => {
    setChanging(false);
    say('Password changed');
    void refresh();
  };
  return (
    <Box sx={{ maxWidth: 640, mt: '24px', ...(role === 'user' && thumbHigh) }}>
      <Card
        title="Password and sessions"
        line="Where your account is signed in"
        actions={
          <Button startIcon={<KeyRound size={18} />} onClick={() => setChanging(true)}>
            Change password
          </Button>
        }
      >
        {endError ? (
          <Notice tone="error" urgent>
            {messageOf(endError, 'The session could not be ended')}
          </Notice>
        ) : null}
        {error ? (
          <Notice tone="error" urgent action={<Button onClick={() => void refetch()}>Try again</Button>}>
            {messageOf(error, 'The sessions could not be loaded')}
          </Notice>
        ) : data ? (
          <SessionRows
            sessions={sessions}
            ending={ending === 'others' ? undefined : ending}
            onEnd={(id) => end(id, { onSuccess: () => say('Session ended') })}
          />
        ) : (
          <Loading shape="text" />
        )}
        {sessions.length > 1 ? (
          <BusyButton
            busy={ending === 'others'}
            onClick={() => end('others', { onSuccess: () => say('All other sessions ended') })}
          >
            End all other sessions
          </BusyButton>
        ) : null}
      </Card>
      <ChangePassword of={role} open={changing} onClose={() => setChanging(false)} onChanged={changed} />
    </Box>
  );
}

import Button from '@mui/material/Button';
import type { Role } from '#contract/endpoint.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { SessionRows } from './SessionRows.tsx';
import { useEndSessions, useSessions } from './sessionQueries.ts';

/** Where the account is signed in; one session can be ended, or all others. */
export function SessionList({ of: role }: { of: Role }) {
  const say = useSnackbar();
  const { data, error, refetch } = useSessions(role);
  const { mutate: end, variables, isPending, error: endError } = useEndSessions(role);
  const ending = isPending ? variables : undefined;
  const sessions = data?.data ?? [];
  return (
    <>
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
    </>
  );
}

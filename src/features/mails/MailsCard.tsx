import Button from '@mui/material/Button';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '#contract/endpoint.ts';
import type { listMails } from '#contract/mails.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatNumber } from '#src/lib/format.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { MailRows } from './MailRows.tsx';
import { useMails, useSendAgain } from './queries.ts';
import { TestMail } from './TestMail.tsx';

const lineOf = ({ sending, server: { host, from, sent, dead } }: Answer<typeof listMails>): string | null => {
  if (sending === 'off') return null;
  const counts = `${formatNumber(sent)} in the last day, ${dead ? formatNumber(dead) : 'none'} failed`;
  return sending === 'smtp'
    ? `Sent through ${host} as ${from}: ${counts}`
    : `Written to the folder mail of DATA_DIR as ${from}: ${counts}. Set MAIL_URL to send it.`;
};

/** The number of mails shown at first. */
const FIRST = 5;

/** How mail is sent, a test mail, and the state of the latest mails. */
export function MailsCard({ id }: { id?: string }) {
  const say = useSnackbar();
  const [testing, setTesting] = useState(false);
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useMails();
  const { mutate: sendAgain, variables, isPending } = useSendAgain();
  const isOff = data?.sending === 'off';
  return (
    <Card
      {...(id ? { id } : {})}
      title="Mail"
      line={data ? lineOf(data) : null}
      actions={
        data && !isOff ? (
          <Button startIcon={<Send size={18} />} onClick={() => setTesting(true)}>
            Send a test
          </Button>
        ) : null
      }
    >
      {isOff ? (
        <Notice tone="warning">
          Mail is off: password resets and e-mail notifications do not work. Set MAIL_URL and MAIL_FROM, then restart
          the server.
        </Notice>
      ) : null}
      {error ? (
        <Notice tone="error" urgent action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error, 'The last mails could not be loaded')}
        </Notice>
      ) : data ? (
        data.data.length > 0 ? (
          <>
            <MailRows
              mails={all ? data.data : data.data.slice(0, FIRST)}
              asFiles={data.sending === 'files'}
              sending={isPending ? variables : undefined}
              onSendAgain={({ id, to }) =>
                sendAgain(id, {
                  onSuccess: () => say(`The mail to ${to} waits to be sent again`),
                  onError: (failure) => say(messageOf(failure, 'The mail could not be sent again'), { failed: true }),
                })
              }
            />
            {data.data.length > FIRST ? (
              <Button variant="text" aria-expanded={all} onClick={() => setAll(!all)} sx={{ ml: -1 }}>
                {all ? `Show the last ${FIRST}` : `Show all ${data.data.length}`}
              </Button>
            ) : null}
          </>
        ) : isOff ? null : (
          <EmptyState title="No mail yet" text="The last 50 mails are listed here." size="small" />
        )
      ) : (
        <Loading shape="facts" count={4} />
      )}
      <TestMail
        open={testing}
        onClose={() => setTesting(false)}
        onSent={(to) => {
          setTesting(false);
          say(`The test mail to ${to} waits to be sent`);
        }}
      />
    </Card>
  );
}

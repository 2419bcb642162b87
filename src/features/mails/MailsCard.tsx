import Button from '@mui/material/Button';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#src/lib/apiError.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { MailRows } from './MailRows.tsx';
import { useMails, useSendAgain } from './queries.ts';
import { TestMail } from './TestMail.tsx';

const ways = {
  smtp: 'Mail leaves through the mail server of MAIL_URL.',
  files: 'Mail is written to the folder mail of DATA_DIR. Set MAIL_URL to send it.',
  off: '',
} as const;

/** How mail leaves, a test of it, and what became of the last mails. */
export function MailsCard({ id }: { id?: string }) {
  const say = useSnackbar();
  const [testing, setTesting] = useState(false);
  const { data, error, refetch } = useMails();
  const { mutate: sendAgain, variables, isPending } = useSendAgain();
  const isOff = data?.sending === 'off';
  return (
    <Card
      {...(id ? { id } : {})}
      title="Mail"
      line={data ? ways[data.sending] : null}
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
          Mail is off: no one can reset a password or is told by mail. Set MAIL_URL and MAIL_FROM, and start again.
        </Notice>
      ) : null}
      {error ? (
        <Notice tone="error" urgent action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error, 'The last mails could not be loaded')}
        </Notice>
      ) : data ? (
        data.data.length > 0 ? (
          <MailRows
            mails={data.data}
            sending={isPending ? variables : undefined}
            onSendAgain={({ id, to }) =>
              sendAgain(id, {
                onSuccess: () => say(`The mail to ${to} waits to be sent again`),
                onError: (failure) => say(messageOf(failure, 'The mail could not be sent again'), { failed: true }),
              })
            }
          />
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

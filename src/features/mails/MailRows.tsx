import Box from '@mui/material/Box';
import { type Mail, mailKinds, mailStates } from '#contract/mails.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { ActionRow } from '#src/ui/data/ActionRow.tsx';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';

interface MailRowsProps {
  mails: readonly Mail[];
  /** Mail is written to files: nothing is sent. */
  asFiles: boolean;
  /** The mail that is being sent again. */
  sending: number | undefined;
  onSendAgain: (mail: Mail) => void;
}

const tones = { waiting: 'info', sent: 'success', failed: 'warning', dead: 'error' } as const;

const lineOf = ({ to, created_at, sent_at, error }: Mail) =>
  [`To ${to}`, formatDateTime(sent_at ?? created_at), ...(error ? [error] : [])].join(' · ');

/** The latest mails, newest first: subject, recipient and state. One that failed can be sent again. */
export function MailRows({ mails, asFiles, sending, onSendAgain }: MailRowsProps) {
  return (
    <Box component="ul" aria-label="Last mails">
      {mails.map((mail) => (
        <ActionRow key={mail.id} title={mailKinds.labels[mail.kind]} line={lineOf(mail)}>
          {asFiles && mail.state === 'sent' ? (
            <StatusChip tone="neutral" label="Written to the folder" />
          ) : (
            <StatusChip tone={tones[mail.state]} label={mailStates.labels[mail.state]} />
          )}
          {mail.state === 'dead' || mail.state === 'failed' ? (
            <BusyButton
              size="small"
              busy={sending === mail.id}
              aria-label={`Send again: ${mailKinds.labels[mail.kind]} to ${mail.to}`}
              onClick={() => onSendAgain(mail)}
            >
              Send again
            </BusyButton>
          ) : null}
        </ActionRow>
      ))}
    </Box>
  );
}

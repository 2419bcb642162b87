import { sendTestMail } from '#contract/mails.ts';
import { useSession } from '#src/lib/sessions.ts';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { useSendTest } from './queries.ts';

interface TestMailProps {
  open: boolean;
  onClose: () => void;
  /** Called when the mail is queued. */
  onSent: (to: string) => void;
}

/** Sends a test mail to an address, to check that mail arrives. */
export function TestMail({ open, onClose, onSent }: TestMailProps) {
  const own = useSession('super_admin')?.email ?? '';
  const { mutateAsync: send } = useSendTest();
  return (
    <FormDialog
      open={open}
      title="Send a test mail"
      line="The list below shows what became of it."
      initialValues={{ to: own }}
      validationSchema={sendTestMail.body}
      disabledUntilFilled={['to']}
      onSubmit={async ({ to }) => {
        await send(to);
        onSent(to);
      }}
      submitLabel="Send"
      busyLabel="Sending…"
      onClose={onClose}
    >
      <EmailField name="to" label="Receiver" required autoComplete="email" />
    </FormDialog>
  );
}

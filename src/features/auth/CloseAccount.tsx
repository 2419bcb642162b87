import { closeAccount } from '#contract/account.ts';
import { call } from '#src/lib/call.ts';
import { PasswordField } from '#src/ui/inputs/PasswordField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { worded } from './authErrors.ts';

interface CloseAccountProps {
  open: boolean;
  onClose: () => void;
  /** Called when the account is deleted. */
  onClosed: () => void;
}

/** Deletes a home seeker's account: explains the consequences and requires the password. */
export function CloseAccount({ open, onClose, onClosed }: CloseAccountProps) {
  return (
    <FormDialog
      open={open}
      title="Delete your account?"
      line="Your saved homes, searches and alerts are deleted at once. Brokers you wrote to keep your enquiry."
      initialValues={{ password: '' }}
      validationSchema={closeAccount.body}
      onSubmit={async ({ password }) => {
        await call(closeAccount, { body: { password } }).catch(worded('The account could not be deleted'));
        onClosed();
      }}
      submitLabel="Delete account"
      busyLabel="Deleting…"
      onClose={onClose}
    >
      <PasswordField name="password" label="Password" required autoComplete="current-password" />
    </FormDialog>
  );
}

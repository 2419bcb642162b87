import { object, ref, string } from 'yup';
import { changePassword } from '#contract/account.ts';
import type { Role } from '#contract/endpoint.ts';
import { signupPasswordError } from '#contract/rules/signupPassword.ts';
import { call } from '#src/lib/call.ts';
import { PasswordField } from '#src/ui/inputs/PasswordField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { worded } from './authErrors.ts';
import { PasswordHints } from './PasswordHints.tsx';

interface ChangePasswordProps {
  of: Role;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

const empty = { current: '', password: '', repeated: '' };

const schema = object({
  current: string().required('Current password is required'),
  password: string().test((value = '', { createError }) => {
    const message = signupPasswordError(value);
    return message ? createError({ message }) : true;
  }),
  repeated: string().oneOf([ref('password')], 'The two passwords differ'),
});

/** Changes the user's own password: it requires the current one, and ends the account's other sessions. */
export function ChangePassword({ of: role, open, onClose, onChanged }: ChangePasswordProps) {
  return (
    <FormDialog
      open={open}
      title="Change password"
      line="Your other sessions end, and we tell you by e-mail."
      initialValues={empty}
      validationSchema={schema}
      onSubmit={async ({ current, password }) => {
        await call(changePassword, { body: { current, password } }, { as: role }).catch(worded('Change failed'));
        onChanged();
      }}
      submitLabel="Change password"
      busyLabel="Changing…"
      onClose={onClose}
    >
      <PasswordField name="current" label="Current password" required autoComplete="current-password" />
      <PasswordField
        name="password"
        label="New password"
        required
        autoComplete="new-password"
        describedById="password-rules"
      />
      <PasswordHints id="password-rules" />
      <PasswordField name="repeated" label="New password again" required autoComplete="new-password" />
    </FormDialog>
  );
}

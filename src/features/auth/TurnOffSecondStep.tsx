import { object, string } from 'yup';
import { disableTwoFactor } from '#contract/secondStep.ts';
import { call } from '#src/lib/call.ts';
import { PasswordField } from '#src/ui/inputs/PasswordField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { worded } from './authErrors.ts';
import type { ProfileRole } from './saveProfile.ts';

interface TurnOffSecondStepProps {
  of: ProfileRole;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

const empty = { password: '' };
const schema = object({ password: string().required('Password is required') });

/** Turns the second step off, with the password. */
export function TurnOffSecondStep({ of: role, open, onClose, onDone }: TurnOffSecondStepProps) {
  return (
    <FormDialog
      open={open}
      title="Turn off the second step"
      line="Your password alone is then enough to sign in. We tell you by e-mail."
      initialValues={empty}
      validationSchema={schema}
      onSubmit={async ({ password }) => {
        await call(disableTwoFactor, { body: { password } }, { as: role }).catch(worded('The second step is still on'));
        onDone();
      }}
      submitLabel="Turn off"
      busyLabel="Turning off…"
      onClose={onClose}
    >
      <PasswordField name="password" label="Password" required autoComplete="current-password" />
    </FormDialog>
  );
}

import Box from '@mui/material/Box';
import { Form, useFormikContext } from 'formik';
import { DemoAccounts } from '../../../features/auth/DemoAccounts';
import { ErrorSummary } from '../../../ui/feedback/ErrorSummary';
import { EmailField } from '../../../ui/inputs/EmailField';
import { PasswordField } from '../../../ui/inputs/PasswordField';
import { RadioCardsField } from '../../../ui/inputs/RadioCardsField';
import { SubmitButton } from '../../../ui/inputs/SubmitButton';
import { type AuthValues, authRoles } from './authValues';

interface LoginFormProps {
  /** Why the last try failed, above the fields. */
  failure: string | undefined;
}

/** Role, e-mail and password. The browser itself checks that they are there (specification 001, section 5). */
export function LoginForm({ failure }: LoginFormProps) {
  const { values, setValues } = useFormikContext<AuthValues>();
  return (
    <Form>
      <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ErrorSummary message={failure} />
        <RadioCardsField name="role" label="I am a" options={authRoles} row large hideLabel />
        <EmailField name="email" label="E-mail" required autoComplete="username" large />
        <PasswordField name="password" label="Password" required autoComplete="current-password" large />
        <SubmitButton size="large" fullWidth busyText="Please wait">
          CONTINUE
        </SubmitButton>
        <DemoAccounts
          roles={['user', 'broker']}
          onChoose={({ role, email, password }) =>
            void setValues({ ...values, role: role === 'broker' ? 'broker' : 'user', email, password })
          }
        />
      </Box>
    </Form>
  );
}

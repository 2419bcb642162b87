import Box from '@mui/material/Box';
import { Form, useFormikContext } from 'formik';
import { DemoAccounts } from '#src/features/auth/DemoAccounts.tsx';
import { ErrorSummary } from '#src/ui/feedback/ErrorSummary.tsx';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { PasswordField } from '#src/ui/inputs/PasswordField.tsx';
import { RadioCardsField } from '#src/ui/inputs/RadioCardsField.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { type AuthValues, authRoles } from './authValues.ts';

/** Role, e-mail and password. The browser itself checks that they are there (specification 001, section 5). */
export function LoginForm({ failure }: { failure: string | undefined }) {
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

import Link from '@mui/material/Link';
import { Form, useFormikContext } from 'formik';
import { Link as RouterLink } from 'react-router-dom';
import { forgotPasswordPath } from '#contract/paths.ts';
import { authRoles } from '#src/features/auth/authRoles.ts';
import { DemoAccounts } from '#src/features/auth/DemoAccounts.tsx';
import { SecondStepField } from '#src/features/auth/SecondStepField.tsx';
import { Stack } from '#src/ui/base/Stack.tsx';
import { ErrorSummary } from '#src/ui/feedback/ErrorSummary.tsx';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { PasswordField } from '#src/ui/inputs/PasswordField.tsx';
import { RadioCardsField } from '#src/ui/inputs/RadioCardsField.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import type { AuthValues } from './authValues.ts';

interface LoginFormProps {
  failure: string | undefined;
  /** The account uses two-step sign-in. */
  asksCode: boolean;
}

/** Role, e-mail and password. The browser itself checks that they are filled in (specification 001, section 5). */
export function LoginForm({ failure, asksCode }: LoginFormProps) {
  const { values, setValues } = useFormikContext<AuthValues>();
  return (
    <Form>
      <Stack>
        <ErrorSummary message={failure} />
        <RadioCardsField name="role" label="I am a" options={authRoles} row large hideLabel />
        <EmailField name="email" label="E-mail" required autoComplete="username" large />
        <PasswordField name="password" label="Password" required autoComplete="current-password" large />
        {asksCode ? <SecondStepField /> : null}
        <Link
          component={RouterLink}
          to={forgotPasswordPath(values.role)}
          state={{ email: values.email }}
          sx={{
            justifySelf: 'end',
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            my: -1.5,
            fontWeight: 600,
          }}
        >
          Forgot password
        </Link>
        <SubmitButton size="large" fullWidth busyText="Please wait">
          CONTINUE
        </SubmitButton>
        <DemoAccounts
          roles={['user', 'broker']}
          onChoose={({ role, email, password }) =>
            void setValues({ ...values, role: role === 'broker' ? 'broker' : 'user', email, password })
          }
        />
      </Stack>
    </Form>
  );
}

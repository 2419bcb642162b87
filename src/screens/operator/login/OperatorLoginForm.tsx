import Link from '@mui/material/Link';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { loginBody } from '#contract/auth.ts';
import { forgotPasswordPath } from '#contract/paths.ts';
import { loginErrorText } from '#src/features/auth/authErrors.ts';
import { DemoAccounts } from '#src/features/auth/DemoAccounts.tsx';
import { CODE_MISSING, SecondStepField } from '#src/features/auth/SecondStepField.tsx';
import { signIn } from '#src/features/auth/signIn.ts';
import { fieldErrorsOf } from '#src/lib/apiError.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Stack } from '#src/ui/base/Stack.tsx';
import { ErrorSummary } from '#src/ui/feedback/ErrorSummary.tsx';
import { CheckboxField } from '#src/ui/inputs/CheckboxField.tsx';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { PasswordField } from '#src/ui/inputs/PasswordField.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { serverErrorsFor } from '#src/ui/inputs/serverErrors.ts';

const empty = { email: '', password: '', remember: false, otp: '' };

/**
 * Email, password, Remember Me, and a code if the account requires one. Success stores the session, which the screen
 * observes; a failure keeps the input.
 */
export function OperatorLoginForm({ onSend }: { onSend: () => void }) {
  const [failure, setFailure] = useState<string>();
  const [asksCode, setAsksCode] = useState(false);
  const submit = async (values: typeof empty, { setStatus }: FormikHelpers<typeof empty>) => {
    setFailure(undefined);
    onSend();
    try {
      if (await signIn('super_admin', values)) return;
      if (asksCode) setStatus(serverErrorsFor(values, { otp: CODE_MISSING }));
      setAsksCode(true);
    } catch (error) {
      setStatus(serverErrorsFor(values, fieldErrorsOf(error)));
      setFailure(loginErrorText(error));
    }
  };
  return (
    <Formik initialValues={empty} validationSchema={loginBody} onSubmit={submit}>
      {({ setValues, values }) => (
        <Form noValidate>
          <Stack>
            <ErrorSummary message={failure} />
            <EmailField name="email" label="Email" required autoComplete="username" large />
            <PasswordField name="password" label="Password" required autoComplete="current-password" large />
            {asksCode ? <SecondStepField /> : null}
            <Row gap={space(0, 2)} wrap between>
              <CheckboxField name="remember" label="Remember Me" />
              <Link
                component={RouterLink}
                to={forgotPasswordPath('super_admin')}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
              >
                Forgot password
              </Link>
            </Row>
            <SubmitButton size="large" fullWidth busyText="Logging in…">
              Log in
            </SubmitButton>
            <DemoAccounts
              roles={['super_admin']}
              onChoose={({ email, password }) => void setValues({ ...values, email, password })}
            />
          </Stack>
        </Form>
      )}
    </Formik>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { forgotBody, forgotBroker, forgotSuperAdmin, forgotUser } from '#contract/account.ts';
import type { Role } from '#contract/endpoint.ts';
import { RESET_MINUTES } from '#contract/rules/lifetimes.ts';
import { authErrorText } from '#src/features/auth/authErrors.ts';
import { authRoles } from '#src/features/auth/authRoles.ts';
import { loginPathOf } from '#src/features/auth/loginPathOf.ts';
import { fieldErrorsOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { ErrorSummary } from '#src/ui/feedback/ErrorSummary.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { RadioCardsField } from '#src/ui/inputs/RadioCardsField.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { serverErrorsFor } from '#src/ui/inputs/serverErrors.ts';
import { AuthLayout } from '#src/ui/layout/AuthLayout.tsx';

const forgets = { super_admin: forgotSuperAdmin, broker: forgotBroker, user: forgotUser } as const;

interface Values {
  role: Role;
  email: string;
}

const roleIn = (asked: string | null): Role => (asked === 'super_admin' || asked === 'broker' ? asked : 'user');

// What was typed on the login page.
const emailIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state ? String(state.email) : '';

/** Requests a password reset link. What it says does not reveal whether the e-mail address has an account. */
export function ForgotScreen() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<string>();
  const [initialValues] = useState<Values>({ role: roleIn(params.get('role')), email: emailIn(state) });
  const isOperator = initialValues.role === 'super_admin';
  const submit = async (values: Values, { setStatus }: FormikHelpers<Values>) => {
    setFailure(undefined);
    setSent(undefined);
    try {
      const { message } = await call(forgets[values.role], { body: { email: values.email.trim() } });
      setSent(message);
    } catch (error) {
      setStatus(serverErrorsFor(values, fieldErrorsOf(error)));
      setFailure(authErrorText(error, 'The link could not be sent'));
    }
  };
  return (
    <AuthLayout heading={'The key is lost.\nThe door stays.'} line="A link to a new password comes by e-mail.">
      <Text variant="formTitle" component="h1">
        Forgot password
      </Text>
      <Text variant="copy" quiet sx={{ mt: 0.5, mb: 2.5 }}>
        {`We send a link to the e-mail of your account. It works once, for ${RESET_MINUTES} minutes.`}
      </Text>
      <Box role="status" sx={sent ? { mb: 2 } : {}}>
        {sent ? <Notice tone="success">{sent}</Notice> : null}
      </Box>
      <Formik initialValues={initialValues} validationSchema={forgotBody} onSubmit={submit}>
        {({ values }) => (
          <>
            <Form noValidate>
              <Stack>
                <ErrorSummary message={failure} />
                {isOperator ? null : (
                  <RadioCardsField name="role" label="I am a" options={authRoles} row large hideLabel />
                )}
                <EmailField name="email" label="E-mail" required autoComplete="username" large />
                <SubmitButton size="large" fullWidth busyText="Please wait">
                  {sent ? 'Send another link' : 'Send the link'}
                </SubmitButton>
              </Stack>
            </Form>
            <Text sx={{ mt: 1.5 }}>
              <Link
                component={RouterLink}
                to={loginPathOf[values.role]}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
              >
                Back to login
              </Link>
            </Text>
          </>
        )}
      </Formik>
    </AuthLayout>
  );
}

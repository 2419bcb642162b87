import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { resetPassword } from '#contract/account.ts';
import type { Role } from '#contract/endpoint.ts';
import { signupPasswordError } from '#contract/rules/signupPassword.ts';
import { authErrorText } from '#src/features/auth/authErrors.ts';
import { PasswordHints } from '#src/features/auth/PasswordHints.tsx';
import { ApiError, fieldErrorsOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { ErrorSummary } from '#src/ui/feedback/ErrorSummary.tsx';
import { PasswordField } from '#src/ui/inputs/PasswordField.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { serverErrorsFor } from '#src/ui/inputs/serverErrors.ts';

interface ResetFormProps {
  token: string;
  /** The password is set; the role tells which login it opens. */
  onDone: (role: Role) => void;
  /** The link does not work any more. */
  onDead: () => void;
}

const empty = { password: '' };

const validate = ({ password }: typeof empty) => {
  const problem = signupPasswordError(password);
  return problem ? { password: problem } : {};
};

// When the link itself is refused, the response names no field.
const isDeadLink = (error: unknown) =>
  error instanceof ApiError && error.status === 400 && Object.keys(error.errors).length === 0;

/** The new password, with its rules. */
export function ResetForm({ token, onDone, onDead }: ResetFormProps) {
  const hintsId = useId();
  const [failure, setFailure] = useState<string>();
  const submit = async (values: typeof empty, { setStatus }: FormikHelpers<typeof empty>) => {
    setFailure(undefined);
    try {
      const { data } = await call(resetPassword, { body: { token, password: values.password } });
      onDone(data.role);
    } catch (error) {
      if (isDeadLink(error)) return onDead();
      setStatus(serverErrorsFor(values, fieldErrorsOf(error)));
      setFailure(authErrorText(error, 'The password could not be set'));
    }
  };
  return (
    <Formik initialValues={empty} validate={validate} onSubmit={submit}>
      <Form noValidate>
        <Stack>
          <ErrorSummary message={failure} />
          <PasswordField
            name="password"
            label="New password"
            required
            autoComplete="new-password"
            describedById={hintsId}
            large
          />
          <PasswordHints id={hintsId} />
          <SubmitButton size="large" fullWidth busyText="Please wait">
            Set the password
          </SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}

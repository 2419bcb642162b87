import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { authErrorText, loginErrorText } from '#src/features/auth/authErrors.ts';
import { CODE_MISSING } from '#src/features/auth/SecondStepField.tsx';
import { signIn } from '#src/features/auth/signIn.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { serverErrorsFor } from '#src/ui/inputs/serverErrors.ts';
import { AuthFailure, asAuthFailure } from './authFailure.ts';
import type { AuthValues } from './authValues.ts';
import { pendingSignup, storeSignup } from './pendingSignup.ts';
import { useSignup } from './useSignup.ts';

/** The page that the visitor requested before the login, by role. */
interface AskedPages {
  readonly broker: string | undefined;
  readonly user: string | undefined;
}

type Helpers = Pick<FormikHelpers<AuthValues>, 'setStatus' | 'setFieldValue' | 'setSubmitting'>;

/**
 * Login and signup (specification 001, section 4): the response to a signup requests a code, or reports an account, to
 * which the user is then logged in at once. A login leads to the requested page, if any; a broker's signup to the
 * dashboard. Reports failures; none of them loses input.
 */
export const useAuth = (redirect: (path: string) => void, asked: AskedPages) => {
  const [mode, setMode] = useState<'login' | 'signup'>(() => (pendingSignup() ? 'signup' : 'login'));
  const [failure, setFailure] = useState<{ words: string; ofCode: boolean }>();
  const [created, setCreated] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const { sent, matches, request, signUp, forgetCode } = useSignup();

  const login = async ({ role, email, password, otp }: AuthValues, page: string = paths.broker.dashboard) => {
    const isIn = await signIn(role, { email: email.trim(), password, otp }).catch(asAuthFailure(loginErrorText));
    if (!isIn) {
      if (asksCode) throw new AuthFailure(CODE_MISSING, { otp: CODE_MISSING });
      return setAsksCode(true);
    }
    redirect(role === 'broker' ? page : (asked.user ?? paths.home));
  };

  const loginToNewAccount = async (values: AuthValues) => {
    try {
      await login(values);
    } catch (error) {
      // Another signup would only report that the account exists: the user has to log in.
      forgetCode();
      setCreated(true);
      setMode('login');
      throw error;
    }
  };

  const attempt = async (values: AuthValues, helpers: Helpers, ofCode: boolean, step: () => Promise<unknown>) => {
    setFailure(undefined);
    helpers.setStatus(undefined);
    try {
      await step();
    } catch (error) {
      helpers.setStatus(serverErrorsFor(values, error instanceof AuthFailure ? error.errors : {}));
      setFailure({ words: messageOf(error, 'Action failed'), ofCode });
    }
  };

  const register = async (values: AuthValues, accountExists: Promise<boolean>, fallback: string) => {
    if (await accountExists.catch(asAuthFailure((error) => authErrorText(error, fallback))))
      await loginToNewAccount(values);
  };

  return {
    mode,
    failure: failure?.words,
    /** The password was right, and a code is required as well. */
    asksCode,
    /** The failure is about the code that was sent, not about other details. */
    ofCode: failure?.ofCode ?? false,
    sent,
    /** The account was created, but logging in to it failed. */
    created,
    submit: (values: AuthValues, helpers: Helpers) =>
      attempt(values, helpers, matches(values), () =>
        mode === 'login'
          ? login(values, asked.broker)
          : register(values, signUp(values, helpers.setFieldValue), 'Signup failed'),
      ),
    /** Forgets the code that was sent and sends the same signup again (specification 001, section 4). */
    resend: async (values: AuthValues, helpers: Helpers) => {
      helpers.setSubmitting(true);
      forgetCode();
      await attempt(values, helpers, false, () =>
        register(values, request(values, helpers.setFieldValue), 'Failed to resend OTP'),
      );
      helpers.setSubmitting(false);
    },
    turn: (next: 'login' | 'signup') => {
      storeSignup(undefined);
      setFailure(undefined);
      setCreated(false);
      setAsksCode(false);
      setMode(next);
    },
  };
};

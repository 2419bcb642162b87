import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { signupPasswordError } from '#contract/rules/signupPassword.ts';
import { failureWords } from '#src/features/auth/failureWords.ts';
import { loginFailure } from '#src/features/auth/loginFailure.ts';
import { signIn } from '#src/features/auth/signIn.ts';
import { ApiError, fieldErrorsOf, messageOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { useIdempotencyKey } from '#src/lib/idempotencyKey.ts';
import { serverErrorsFor } from '#src/ui/inputs/serverErrors.ts';
import type { AuthValues } from './authValues.ts';
import { type SentCode, signupBodyOf, signupOf, signups } from './signup.ts';

type Helpers = Pick<FormikHelpers<AuthValues>, 'setStatus' | 'setFieldValue' | 'setSubmitting'>;

const AGREE = 'Please agree to the terms';

/** A step that failed: what is said of it, above the form and under its fields. */
class Failure extends Error {
  constructor(
    message: string,
    readonly errors: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

const otherwise = (words: (error: unknown) => string) => (error: unknown) => {
  throw error instanceof Failure ? error : new Failure(words(error), fieldErrorsOf(error));
};

/**
 * Logging in and signing up (specification 001, section 4): a signup is answered by a code to enter, or by an account, with
 * which the person is logged in at once. Says what failed; nothing typed is ever lost by it.
 */
export const useAuth = (redirect: (path: string) => void) => {
  const [mode, setMode] = useState<'login' | 'signup'>('login');
  const [failure, setFailure] = useState<{ words: string; ofCode: boolean }>();
  const [sent, setSent] = useState<SentCode>();
  const [created, setCreated] = useState(false);
  const keys = useIdempotencyKey();

  const login = async ({ role, email, password }: AuthValues) => {
    await signIn(role, { email: email.trim(), password }).catch(otherwise(loginFailure));
    redirect(role === 'broker' ? paths.broker.dashboard : paths.home);
  };

  const ask = async (values: AuthValues, helpers: Helpers, otp?: { otpId: string; otpCode: string }) => {
    // The browser asks for the tick at a submit, not at Resend OTP.
    if (!values.consent) throw new Failure(AGREE, { consent: AGREE });
    const body = { ...signupBodyOf(values), ...otp };
    const answer = await call(signups[values.role], { body }, { idempotencyKey: keys.keyFor(values.role, body) });
    // Asked again in the same words, it is a new question: a repeat would be given the last answer, and no code.
    keys.succeeded();
    if (answer.status !== 202) return true;
    const { otpId } = answer.body;
    if (!otpId) throw new ApiError(answer.status, '');
    const again = otpId === sent?.otpId;
    if (!again) await helpers.setFieldValue('otpCode', '', false);
    setSent({ otpId, signup: signupOf(values), again });
    return false;
  };

  const enter = (values: AuthValues) =>
    login(values).catch((error: unknown) => {
      // Signing up again would only say that the account exists: what is left to do is to log in.
      setSent(undefined);
      setCreated(true);
      setMode('login');
      throw error;
    });

  const signUp = async (values: AuthValues, helpers: Helpers) => {
    const problem = signupPasswordError(values.password);
    if (problem) throw new Failure(problem, { password: problem });
    const code = sent?.signup === signupOf(values) ? sent : undefined;
    const otpCode = values.otpCode.trim();
    if (code && !otpCode) throw new Failure('Enter the OTP sent to your phone', { otpCode: 'Enter the 6-digit code' });
    const isIn = await ask(values, helpers, code && { otpId: code.otpId, otpCode }).catch(
      otherwise((error) => failureWords(error, 'Signup failed')),
    );
    if (isIn) await enter(values);
  };

  const attempt = async (values: AuthValues, helpers: Helpers, step: () => Promise<unknown>) => {
    setFailure(undefined);
    helpers.setStatus(undefined);
    try {
      await step();
    } catch (error) {
      helpers.setStatus(serverErrorsFor(values, error instanceof Failure ? error.errors : {}));
      setFailure({ words: messageOf(error, 'Action failed'), ofCode: sent?.signup === signupOf(values) });
    }
  };

  return {
    mode,
    failure: failure?.words,
    /** It failed with a code, or while one was asked for: of no interest beside other details. */
    ofCode: failure?.ofCode ?? false,
    sent,
    /** The account exists already, though logging in to it has failed. */
    created,
    submit: (values: AuthValues, helpers: Helpers) =>
      attempt(values, helpers, () => (mode === 'login' ? login(values) : signUp(values, helpers))),
    /** Sends the signup again as it was, without the id. The last code's step stays: if no other comes, it may still count. */
    resend: async (values: AuthValues, helpers: Helpers) => {
      helpers.setSubmitting(true);
      await attempt(values, helpers, async () => {
        const isIn = await ask(values, helpers).catch(
          otherwise((error) => failureWords(error, 'Failed to resend OTP')),
        );
        if (isIn) await enter(values);
      });
      helpers.setSubmitting(false);
    },
    turn: (next: 'login' | 'signup') => {
      setFailure(undefined);
      setCreated(false);
      setMode(next);
    },
  };
};

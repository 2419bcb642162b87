import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { signupPasswordError } from '#contract/rules/signupPassword.ts';
import { ApiError } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { useIdempotencyKey } from '#src/lib/idempotencyKey.ts';
import { AuthFailure } from './authFailure.ts';
import type { AuthValues } from './authValues.ts';
import { storeSignup } from './pendingSignup.ts';
import { type SentCode, signupBodyOf, signupOf, signups } from './signup.ts';

type SetField = FormikHelpers<AuthValues>['setFieldValue'];

const AGREE = 'Please agree to the terms';

/**
 * Signup with an optional code (OTP). `request` and `signUp` resolve to whether the account exists; if not, a code was
 * sent.
 */
export const useSignup = () => {
  const [sent, setSent] = useState<SentCode>();
  const keys = useIdempotencyKey();
  const matches = (values: AuthValues) => sent?.signup === signupOf(values);

  const request = async (values: AuthValues, setField: SetField, otp?: { otpId: string; otpCode: string }) => {
    // The browser checks the tick on submit, not on Resend OTP.
    if (!values.consent) throw new AuthFailure(AGREE, { consent: AGREE });
    const body = { ...signupBodyOf(values), ...otp };
    const response = await call(signups[values.role], { body }, { idempotencyKey: keys.keyFor(values.role, body) });
    // A later request with the same content needs a new key: the old one would return this response again, and no code.
    keys.succeeded();
    if (response.status !== 202) {
      storeSignup(undefined);
      return true;
    }
    const { otpId } = response.body;
    if (!otpId) throw new ApiError(response.status, '');
    // `sent` is the value of the last render, although Resend OTP has cleared the state since.
    const again = otpId === sent?.otpId;
    storeSignup(values);
    if (!again) await setField('otpCode', '', false);
    setSent({ otpId, signup: signupOf(values), again });
    return false;
  };

  const signUp = async (values: AuthValues, setField: SetField) => {
    const problem = signupPasswordError(values.password);
    if (problem) throw new AuthFailure(problem, { password: problem });
    const code = sent && matches(values) ? sent : undefined;
    const otpCode = values.otpCode.trim();
    if (code && !otpCode)
      throw new AuthFailure('Enter the OTP sent to your phone', { otpCode: 'Enter the 6-digit code' });
    return request(values, setField, code && { otpId: code.otpId, otpCode });
  };

  return { sent, matches, request, signUp, forgetCode: () => setSent(undefined) };
};

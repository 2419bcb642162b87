import { useState } from 'react';
import { paths } from '../../../../contract/paths';
import { signIn } from '../../../features/auth/signIn';
import { ApiError, messageOf } from '../../../lib/apiError';
import type { AuthValues } from './authValues';

// 401 has its own words, then the error's own (specification 001, section 8).
const failureOf = (error: unknown) =>
  error instanceof ApiError && error.status === 401 ? 'Invalid email or password' : messageOf(error, 'Login failed');

/** Signs in as the role chosen and leaves for that role's first page; says what failed. */
export const useLogin = (redirect: (path: string) => void) => {
  const [failure, setFailure] = useState<string>();
  const login = async ({ role, email, password }: AuthValues) => {
    setFailure(undefined);
    try {
      await signIn(role, { email: email.trim(), password });
      redirect(role === 'broker' ? paths.broker.dashboard : paths.home);
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  return { failure, login, forget: () => setFailure(undefined) };
};

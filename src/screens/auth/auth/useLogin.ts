import { useState } from 'react';
import { paths } from '../../../../contract/paths';
import { loginFailure } from '../../../features/auth/loginFailure';
import { signIn } from '../../../features/auth/signIn';
import type { AuthValues } from './authValues';

/** Signs in as the role chosen and leaves for that role's first page; says what failed. */
export const useLogin = (redirect: (path: string) => void) => {
  const [failure, setFailure] = useState<string>();
  const login = async ({ role, email, password }: AuthValues) => {
    setFailure(undefined);
    try {
      await signIn(role, { email: email.trim(), password });
      redirect(role === 'broker' ? paths.broker.dashboard : paths.home);
    } catch (error) {
      setFailure(loginFailure(error));
    }
  };
  return { failure, login, forget: () => setFailure(undefined) };
};

import { Formik } from 'formik';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSessionEnded } from '../../../features/auth/useSessionEnded';
import { SessionEndedNotice } from '../../../ui/feedback/SessionEndedNotice';
import { AuthLayout } from '../../../ui/layout/AuthLayout';
import { AuthHeading } from './AuthHeading';
import { type AuthValues, emptyAuth } from './authValues';
import { LoginForm } from './LoginForm';
import { RegistrationNote } from './RegistrationNote';
import { useLogin } from './useLogin';

interface AuthScreenProps {
  /** Leaves for the signed-in person's own place by a full page load. Stories watch it instead. */
  redirect?: (path: string) => void;
}

const roles = ['broker', 'user'] as const;

// '?role=broker' in a link, or the state that the broker area's guard sends along.
const isAgent = (asked: string | null, state: unknown) =>
  asked === 'broker' || (typeof state === 'object' && state !== null && 'role' in state && state.role === 'broker');

const leave = (path: string) => window.location.assign(path);

/** The combined login and signup page (specification 001, section 2). It serves two roles, so nobody is sent away from it. */
export function AuthScreen({ redirect = leave }: AuthScreenProps) {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const [mode, setMode] = useState<'login' | 'signup'>('login');
  const [ended, forgetEnded] = useSessionEnded(roles);
  const { failure, login, forget } = useLogin(redirect);
  const initialValues: AuthValues = { ...emptyAuth, role: isAgent(params.get('role'), state) ? 'broker' : 'user' };
  const turn = (next: typeof mode) => {
    forget();
    setMode(next);
  };
  return (
    <AuthLayout
      heading={'The light is on.\nCome in.'}
      line="Save homes, talk to owners and sellers, and pick up where you left off."
    >
      <Formik
        initialValues={initialValues}
        onSubmit={(values) => {
          forgetEnded();
          return login(values);
        }}
      >
        <div>
          <AuthHeading mode={mode} onTurn={turn} />
          <SessionEndedNotice ended={ended} />
          {mode === 'login' ? <LoginForm failure={failure} /> : <RegistrationNote />}
        </div>
      </Formik>
    </AuthLayout>
  );
}

import Box from '@mui/material/Box';
import { Formik } from 'formik';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { askedPage, askedSeekerPage } from '#src/features/auth/askedPage.ts';
import { useSessionEnded } from '#src/features/auth/useSessionEnded.ts';
import { useDocumentTitle } from '#src/lib/useDocumentTitle.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { SessionEndedNotice } from '#src/ui/feedback/SessionEndedNotice.tsx';
import { AuthLayout } from '#src/ui/layout/AuthLayout.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import { type AuthValues, emptyAuth } from './authValues.ts';
import { LoginForm } from './LoginForm.tsx';
import { pendingSignup } from './pendingSignup.ts';
import { SignupForm } from './SignupForm.tsx';
import { useAuth } from './useAuth.ts';

const roles = ['broker', 'user'] as const;

// '?role=broker' in a link, or the state that the broker area's guard passes.
const isAgent = (asked: string | null, state: unknown) =>
  asked === 'broker' || (typeof state === 'object' && state !== null && 'role' in state && state.role === 'broker');

const leave = (path: string) => window.location.assign(path);

/** The combined login and signup page (specification 001, section 2). It serves two roles, so a signed-in visitor is not redirected. */
export function AuthScreen({ redirect = leave }: { redirect?: (path: string) => void }) {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const [ended, forgetEnded] = useSessionEnded(roles);
  const { mode, failure, asksCode, ofCode, sent, created, submit, resend, turn } = useAuth(redirect, {
    broker: askedPage(state, paths.broker.root),
    user: askedSeekerPage(state, params.get('next')),
  });
  useDocumentTitle(`${mode === 'login' ? 'Login' : 'New Registration'} · Nivaas`);
  const [kept] = useState(pendingSignup);
  const [initialValues] = useState<AuthValues>({
    ...emptyAuth,
    ...kept,
    role: isAgent(params.get('role'), state) ? 'broker' : (kept?.role ?? emptyAuth.role),
  });
  // The account page leads here once the account is deleted.
  const deleted = params.has('deleted') && mode === 'login' && !created;
  const isBack = mode === 'signup' && kept !== undefined && !sent;
  return (
    <AuthLayout
      heading={'The light is on.\nCome in.'}
      line="Save homes, talk to owners and sellers, and pick up where you left off."
    >
      <Formik
        initialValues={initialValues}
        onSubmit={(values, helpers) => {
          forgetEnded();
          return submit(values, helpers);
        }}
      >
        {({ values, resetForm, ...helpers }) => (
          <>
            <AuthHeading
              mode={mode}
              onTurn={(next) => {
                // Keeps the input, clears its error messages.
                resetForm({ values });
                turn(next);
              }}
            />
            <SessionEndedNotice ended={ended} />
            <Box role="status" sx={created || deleted || isBack ? { mb: 2 } : {}}>
              {created ? <Notice tone="success">Your account has been created.</Notice> : null}
              {deleted ? <Notice tone="success">Your account is deleted.</Notice> : null}
              {isBack ? (
                <Notice>Your details are here again. Enter the password once more, then SIGN UP.</Notice>
              ) : null}
            </Box>
            {mode === 'login' ? (
              <LoginForm failure={failure} asksCode={asksCode} />
            ) : (
              <SignupForm failure={failure} ofCode={ofCode} sent={sent} onResend={() => void resend(values, helpers)} />
            )}
          </>
        )}
      </Formik>
    </AuthLayout>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '#contract/endpoint.ts';
import { paths } from '#contract/paths.ts';
import { RESET_MINUTES } from '#contract/rules/lifetimes.ts';
import { loginPathOf } from '#src/features/auth/loginPathOf.ts';
import { useAddressToken } from '#src/lib/useAddressToken.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { AuthLayout } from '#src/ui/layout/AuthLayout.tsx';
import { ResetForm } from './ResetForm.tsx';

/** Sets a new password by a mailed link. */
export function ResetScreen() {
  const token = useAddressToken();
  const [state, setState] = useState<'form' | 'dead' | { readonly role: Role }>(token ? 'form' : 'dead');
  return (
    <AuthLayout heading={'A new key\nfor an old door.'} line="It ends every session of your account.">
      <Text variant="formTitle" component="h1" sx={{ mb: 2.5 }}>
        New password
      </Text>
      {state === 'form' ? (
        <ResetForm token={token} onDone={(role) => setState({ role })} onDead={() => setState('dead')} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {state === 'dead' ? (
            <>
              <Notice tone="error" urgent title="This link does not work any more">
                {`A link works once, for ${RESET_MINUTES} minutes, and until the password is changed.`}
              </Notice>
              <Button component={Link} to={paths.forgotPassword} variant="contained" size="large">
                Ask for a new link
              </Button>
            </>
          ) : (
            <>
              <Notice tone="success" urgent title="Your password is changed">
                Every session of your account has ended. Log in with the new password.
              </Notice>
              <Button component={Link} to={loginPathOf[state.role]} variant="contained" size="large">
                Go to login
              </Button>
            </>
          )}
        </Box>
      )}
    </AuthLayout>
  );
}

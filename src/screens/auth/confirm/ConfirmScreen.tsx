import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { confirmEmail } from '#contract/account.ts';
import type { Role } from '#contract/endpoint.ts';
import { loginPathOf } from '#src/features/auth/loginPathOf.ts';
import { refreshProfile } from '#src/features/auth/refreshProfile.ts';
import { ApiError, messageOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { useAddressToken } from '#src/lib/useAddressToken.ts';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { AuthLayout } from '#src/ui/layout/AuthLayout.tsx';

type State = 'asks' | 'busy' | 'dead' | { readonly role: Role; readonly email: string };

/** Confirms a new e-mail by the link of a mail. By a press: programs that look into mails open their links, too. */
export function ConfirmScreen() {
  const token = useAddressToken();
  const [state, setState] = useState<State>(token ? 'asks' : 'dead');
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setFailure(undefined);
    setState('busy');
    try {
      const { data } = await call(confirmEmail, { body: { token } });
      setState(data);
      void refreshProfile(data.role);
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) return setState('dead');
      setFailure(messageOf(error, 'The e-mail could not be confirmed'));
      setState('asks');
    }
  };
  return (
    <AuthLayout heading={'A new address\nfor the same door.'} line="Your account, homes and leads stay as they are.">
      <Typography variant="formTitle" component="h1" sx={{ mb: 2.5 }}>
        Confirm your e-mail
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {typeof state === 'object' ? (
          <>
            <Notice tone="success" urgent title="Your e-mail is changed">
              {`From now on you log in with ${state.email}.`}
            </Notice>
            <Button component={Link} to={loginPathOf[state.role]} variant="contained" size="large">
              Go to login
            </Button>
          </>
        ) : state === 'dead' ? (
          <Notice tone="error" urgent title="This link does not work any more">
            A link works once, for 24 hours, and until the e-mail or the password is changed. In your profile you can
            ask for another.
          </Notice>
        ) : (
          <>
            {failure ? (
              <Notice tone="error" urgent>
                {failure}
              </Notice>
            ) : null}
            <Box component="p" sx={{ typography: 'copy', color: 'roles.slate' }}>
              You log in with this e-mail once you confirm it. If you did not ask for this, close the page.
            </Box>
            <BusyButton
              variant="contained"
              size="large"
              busy={state === 'busy'}
              busyText="Please wait"
              onClick={() => void confirm()}
            >
              Confirm this e-mail
            </BusyButton>
          </>
        )}
      </Box>
    </AuthLayout>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { type Unsubscribed, unsubscribe } from '#contract/seeker.ts';
import { ApiError, messageOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { useAddressToken } from '#src/lib/useAddressToken.ts';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { AuthLayout } from '#src/ui/layout/AuthLayout.tsx';

type State = 'asks' | 'busy' | 'dead' | Unsubscribed;

const ended = ({ what, name }: Unsubscribed): string =>
  ({
    search: `You get no more mail about “${name}”.`,
    daily: 'You get no daily mail any more.',
    prices: 'You are not told of price drops any more.',
  })[what];

const toAccount = (
  <Button component={Link} to={paths.account} variant="contained" size="large">
    Go to your account
  </Button>
);

/** Ends the alerts of a mail by its link. By a press: programs that look into mails open their links, too. */
export function UnsubscribeScreen() {
  const token = useAddressToken();
  const [state, setState] = useState<State>(token ? 'asks' : 'dead');
  const [failure, setFailure] = useState<string>();
  const stop = async () => {
    setFailure(undefined);
    setState('busy');
    try {
      setState((await call(unsubscribe, { body: { token } })).data);
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) return setState('dead');
      setFailure(messageOf(error, 'The mails could not be stopped'));
      setState('asks');
    }
  };
  return (
    <AuthLayout heading={'Quiet, as\nyou like it.'} line="Your saved homes and searches stay as they are.">
      <Typography variant="formTitle" component="h1" sx={{ mb: 2.5 }}>
        Unsubscribe
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {typeof state === 'object' ? (
          <>
            <Notice tone="success" urgent title="These mails are stopped">
              {ended(state)}
            </Notice>
            {toAccount}
          </>
        ) : state === 'dead' ? (
          <>
            <Notice tone="error" urgent title="This link does not work any more">
              In your account you choose which mails you get.
            </Notice>
            {toAccount}
          </>
        ) : (
          <>
            {failure ? (
              <Notice tone="error" urgent>
                {failure}
              </Notice>
            ) : null}
            <Box component="p" sx={{ typography: 'copy', color: 'roles.slate' }}>
              You get no more of the mails that this link came with. In your account you can turn them on again.
            </Box>
            <BusyButton
              variant="contained"
              size="large"
              busy={state === 'busy'}
              busyText="Please wait"
              onClick={() => void stop()}
            >
              Stop these mails
            </BusyButton>
          </>
        )}
      </Box>
    </AuthLayout>
  );
}

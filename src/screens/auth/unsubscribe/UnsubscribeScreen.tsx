import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { type Unsubscribed, unsubscribe } from '#contract/seeker.ts';
import { MailLinkPage } from '#src/features/auth/MailLinkPage.tsx';
import { call } from '#src/lib/call.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';

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

/** Unsubscribes, by its link, from the kind of mail that the link came with. */
export function UnsubscribeScreen() {
  return (
    <MailLinkPage
      title="Unsubscribe"
      heading={'Quiet, as\nyou like it.'}
      line="Your saved homes and searches stay as they are."
      asks="You get no more of the mails that this link came with. In your account you can turn them on again."
      button="Stop these mails"
      act={async (token) => (await call(unsubscribe, { body: { token } })).data}
      failed="The mails could not be stopped"
      done={(data) => (
        <>
          <Notice tone="success" urgent title="These mails are stopped">
            {ended(data)}
          </Notice>
          {toAccount}
        </>
      )}
      dead="In your account you choose which mails you get."
      onward={toAccount}
    />
  );
}

import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { type Unsubscribed, unsubscribe } from '#contract/seeker.ts';
import { MailLinkPage } from '#src/features/auth/MailLinkPage.tsx';
import { call } from '#src/lib/call.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';

const ended = ({ what, name }: Unsubscribed): string =>
  ({
    search: `You will get no more e-mails about “${name}”.`,
    daily: 'You will no longer get the daily e-mail.',
    prices: 'You will no longer get e-mails about price drops.',
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
      asks="You will get no more e-mails like the one with this link. You can turn them on again in your account."
      button="Stop these e-mails"
      act={async (token) => (await call(unsubscribe, { body: { token } })).data}
      failed="The e-mails could not be stopped"
      done={(data) => (
        <>
          <Notice tone="success" urgent title="These e-mails have been stopped">
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

import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { confirmEmail } from '#contract/account.ts';
import { EMAIL_CHANGE_HOURS } from '#contract/rules/lifetimes.ts';
import { loginPathOf } from '#src/features/auth/loginPathOf.ts';
import { MailLinkPage } from '#src/features/auth/MailLinkPage.tsx';
import { refreshProfile } from '#src/features/auth/refreshProfile.ts';
import { call } from '#src/lib/call.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';

const confirm = async (token: string) => {
  const { data } = await call(confirmEmail, { body: { token } });
  void refreshProfile(data.role);
  return data;
};

/** Confirms a new e-mail address by a mailed link. */
export function ConfirmScreen() {
  return (
    <MailLinkPage
      title="Confirm your e-mail"
      heading={'A new address\nfor the same door.'}
      line="Your account, homes and leads stay as they are."
      asks="You log in with this e-mail once you confirm it. If you did not ask for this, close the page."
      button="Confirm this e-mail"
      act={confirm}
      failed="The e-mail could not be confirmed"
      done={({ role, email }) => (
        <>
          <Notice tone="success" urgent title="Your e-mail is changed">
            {`From now on you log in with ${email}.`}
          </Notice>
          <Button component={Link} to={loginPathOf[role]} variant="contained" size="large">
            Go to login
          </Button>
        </>
      )}
      dead={`A link works once, for ${EMAIL_CHANGE_HOURS} hours, and until the e-mail or the password is changed. In your profile you can ask for another.`}
    />
  );
}

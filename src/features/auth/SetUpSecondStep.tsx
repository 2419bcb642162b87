import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { object, string } from 'yup';
import { confirmTwoFactor } from '#contract/secondStep.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { CopyableValue } from '#src/ui/data/CopyableValue.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { SnackbarProvider } from '#src/ui/feedback/SnackbarProvider.tsx';
import { OtpField } from '#src/ui/inputs/OtpField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { QrCode } from '#src/ui/media/QrCode.tsx';
import { worded } from './authErrors.ts';
import type { ProfileRole } from './saveProfile.ts';
import { useBegunSecondStep } from './secondStepQueries.ts';

interface SetUpSecondStepProps {
  of: ProfileRole;
  open: boolean;
  onClose: () => void;
  /** Called with the recovery codes, which the server returns only this once. */
  onDone: (recoveryCodes: readonly string[]) => void;
}

const empty = { otp: '' };
const schema = object({ otp: string().required('Enter the six digits that your app shows') });

/**
 * Sets up a second step: the authenticator app scans the QR code or takes the secret, and its first code confirms it.
 */
export function SetUpSecondStep({ of: role, open, onClose, onDone }: SetUpSecondStepProps) {
  const { data, error } = useBegunSecondStep(role, open);
  return (
    <FormDialog
      open={open}
      title="Set up the second step"
      line="Any app that makes codes will do, for example Google Authenticator or Aegis."
      initialValues={empty}
      validationSchema={schema}
      onSubmit={async ({ otp }) => {
        const answer = await call(confirmTwoFactor, { body: { otp } }, { as: role }).catch(worded('Setup failed'));
        onDone(answer.data.recovery_codes);
      }}
      {...(error ? { error: messageOf(error, 'Setup could not be started. Close this and try again.') } : {})}
      submitLabel="Turn on"
      busyLabel="Turning on…"
      onClose={onClose}
    >
      {data ? (
        // The "Copied" snackbar is in the dialog, because the page behind it is hidden from screen readers.
        <SnackbarProvider>
          <Secret {...data.data} />
        </SnackbarProvider>
      ) : error ? null : (
        <Loading shape="text" />
      )}
      <OtpField name="otp" label="Code from your app" required />
    </FormDialog>
  );
}

function Secret({ secret, uri }: { secret: string; uri: string }) {
  return (
    <Row gap={2} wrap>
      <QrCode text={uri} label="QR code of the secret below" />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, display: 'grid', gap: 1 }}>
        <Text quiet>
          Scan the code with the app, or{' '}
          <Link href={uri} sx={{ fontWeight: 600, textDecoration: 'underline' }}>
            open the app on this device
          </Link>
          . You can also type the secret:
        </Text>
        <CopyableValue label="Secret" value={secret} what="secret" />
      </Box>
    </Row>
  );
}

import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { confirmPrivacy, PRIVACY_LINK_HOURS, type PrivacyKind } from '#contract/privacy.ts';
import { CODE_MINUTES } from '#contract/rules/lifetimes.ts';
import { authErrorText } from '#src/features/auth/authErrors.ts';
import { call } from '#src/lib/call.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { ErrorSummary } from '#src/ui/feedback/ErrorSummary.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useFocusNearby } from '#src/ui/feedback/useFocusNearby.ts';
import { OtpField } from '#src/ui/inputs/OtpField.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import type { PendingRequest } from './pendingRequest.ts';

interface SentRequestProps extends PendingRequest {
  /** The contact that the proof was sent to; empty after a reload. */
  to: string;
  /** Returns to the form, which has kept its input. */
  onBack: () => void;
  onDone: (kind: PrivacyKind) => void;
}

/**
 * How to confirm a request that was sent: by the mailed link, or with the code. Does not reveal whether any data is
 * held.
 */
export function SentRequest({ id, by, to, onBack, onDone }: SentRequestProps) {
  const place = useFocusNearby();
  const contact = to || (by === 'email' ? 'your e-mail' : 'your phone');
  return (
    <Stack ref={place} gap={2}>
      {by === 'email' ? (
        <Notice tone="info" urgent title={`If we hold something under ${contact}, a link is on its way`}>
          {`Please check your e-mail. The link works once, for ${PRIVACY_LINK_HOURS} hours; nothing is done until you open it and confirm.`}
        </Notice>
      ) : (
        <>
          <Notice tone="info" urgent title={`If we hold something under ${contact}, a code is on its way`}>
            {`It works for ${CODE_MINUTES} minutes; nothing is done until you enter it here.`}
          </Notice>
          <CodeForm id={id} onDone={onDone} />
        </>
      )}
      <Button variant="text" onClick={onBack} sx={{ justifySelf: 'start', ml: -1 }}>
        Change it or send another {by === 'email' ? 'link' : 'code'}
      </Button>
    </Stack>
  );
}

function CodeForm({ id, onDone }: Pick<SentRequestProps, 'id' | 'onDone'>) {
  return (
    <Formik
      initialValues={{ otp: '' }}
      onSubmit={async ({ otp }, { setStatus }) => {
        setStatus(undefined);
        try {
          const { data } = await call(confirmPrivacy, { body: { id, otp } });
          onDone(data.kind);
        } catch (error) {
          setStatus(authErrorText(error, 'The request could not be confirmed'));
        }
      }}
    >
      {({ status, values }) => (
        <Form noValidate>
          <Stack>
            <ErrorSummary message={status} />
            <OtpField name="otp" label="Code" autoFocus />
            <SubmitButton size="large" fullWidth busyText="Please wait" disabled={values.otp === ''}>
              Confirm the request
            </SubmitButton>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}

import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getPrivacyWays, PRIVACY_LINK_HOURS, type PrivacyKind } from '#contract/privacy.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useSession } from '#src/lib/sessions.ts';
import { useAddressToken } from '#src/lib/useAddressToken.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { AuthLayout } from '#src/ui/layout/AuthLayout.tsx';
import { ConfirmByLink } from './ConfirmByLink.tsx';
import { type PendingRequest, pendingRequest, storePending } from './pendingRequest.ts';
import { RequestForm, type RequestFormProps } from './RequestForm.tsx';
import { emptyRequest } from './requestValues.ts';
import { doneWords, dueWords } from './requestWords.ts';
import { SentRequest } from './SentRequest.tsx';

type Step =
  | 'form'
  | 'dead'
  | 'link'
  | { readonly sent: PendingRequest; readonly to: string }
  | { readonly done: PrivacyKind };

const firstStep = (token: string): Step => {
  if (token) return 'link';
  const sent = pendingRequest();
  return sent ? { sent, to: '' } : 'form';
};

/** Requests about a person's own data, across all brokers; the e-mail address or the phone is verified as proof. */
export function PrivacyRequestsScreen() {
  const token = useAddressToken();
  const email = useSession('user')?.email ?? '';
  const [step, setStep] = useState<Step>(() => firstStep(token));
  const [values, setValues] = useState({ ...emptyRequest, email });
  const onDone = (done: PrivacyKind) => {
    storePending(undefined);
    setStep({ done });
  };
  const isForm = step === 'form' || step === 'dead';
  return (
    <AuthLayout heading={'Your data\nis yours.'} line="See it, correct it, have it erased: at every broker at once.">
      <Text variant="formTitle" component="h1">
        Your data
      </Text>
      {isForm ? (
        <Text variant="copy" quiet sx={{ mt: 0.5 }}>
          What brokers and Nivaas hold about you. You need no account.
        </Text>
      ) : null}
      <Stack sx={{ mt: 2.5 }}>
        {step === 'dead' ? (
          <Notice tone="error" urgent title="This link does not work any more">
            {`A link works once, for ${PRIVACY_LINK_HOURS} hours. Please ask again.`}
          </Notice>
        ) : null}
        {isForm ? (
          <OfferedForm
            initial={values}
            onSent={(id, sentValues) => {
              const sent = { id, by: sentValues.by };
              storePending(sent);
              setValues(sentValues);
              setStep({ sent, to: sentValues[sent.by] });
            }}
          />
        ) : step === 'link' ? (
          <ConfirmByLink token={token} onDone={onDone} onDead={() => setStep('dead')} />
        ) : 'sent' in step ? (
          <SentRequest
            {...step.sent}
            to={step.to}
            onBack={() => {
              storePending(undefined);
              setValues({ ...values, by: step.sent.by });
              setStep('form');
            }}
            onDone={onDone}
          />
        ) : (
          <Done kind={step.done} onMore={() => setStep('form')} />
        )}
      </Stack>
    </AuthLayout>
  );
}

/** The form, with the ways of proof that this server offers. If they cannot be loaded, it offers both. */
function OfferedForm(form: Omit<RequestFormProps, 'ways'>) {
  const { data, error } = useQuery(queryOf(getPrivacyWays, {}));
  if (!data && !error) return <Loading shape="form" count={3} />;
  const ways = data?.data ?? { email: true, phone: true };
  if (ways.email || ways.phone) return <RequestForm {...form} ways={ways} />;
  return (
    <Notice tone="warning" title="Requests cannot be confirmed here">
      This website cannot send e-mails or codes to phones. Please contact its operator.
    </Notice>
  );
}

function Done({ kind, onMore }: { kind: PrivacyKind; onMore: () => void }) {
  const { title, text } = doneWords[kind];
  return (
    <>
      <Notice tone="success" urgent title={title}>
        {text} {dueWords(Date.now())}
      </Notice>
      <Button onClick={onMore} sx={{ justifySelf: 'start' }}>
        Ask for something else
      </Button>
    </>
  );
}

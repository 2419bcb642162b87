import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PrivacyKind } from '#contract/privacy.ts';
import { useSession } from '#src/lib/sessions.ts';
import { useAddressToken } from '#src/lib/useAddressToken.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { AuthLayout } from '#src/ui/layout/AuthLayout.tsx';
import { ConfirmByLink } from './ConfirmByLink.tsx';
import { RequestForm } from './RequestForm.tsx';
import { emptyRequest } from './requestValues.ts';
import { doneWords, dueWords } from './requestWords.ts';
import { SentRequest } from './SentRequest.tsx';

type Step = 'form' | 'dead' | 'link' | { readonly sent: string } | { readonly done: PrivacyKind };

/** What a person asks of the data about themselves, over all brokers, with the e-mail or the phone as proof. */
export function PrivacyRequestsScreen() {
  const token = useAddressToken();
  const email = useSession('user')?.email ?? '';
  const [step, setStep] = useState<Step>(token ? 'link' : 'form');
  const [values, setValues] = useState({ ...emptyRequest, email });
  const onDone = (done: PrivacyKind) => setStep({ done });
  const isForm = step === 'form' || step === 'dead';
  return (
    <AuthLayout heading={'Your data\nis yours.'} line="See it, correct it, have it erased: at every broker at once.">
      <Typography variant="formTitle" component="h1">
        Your data
      </Typography>
      {isForm ? (
        <Box component="p" sx={{ typography: 'copy', color: 'roles.slate', mt: '4px' }}>
          What brokers and Nivaas hold about you. You need no account.
        </Box>
      ) : null}
      <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', mt: '20px' }}>
        {step === 'dead' ? (
          <Notice tone="error" urgent title="This link does not work any more">
            A link works once, for 24 hours. Please ask again.
          </Notice>
        ) : null}
        {isForm ? (
          <RequestForm
            initial={values}
            onSent={(sent, sentValues) => {
              setValues(sentValues);
              setStep({ sent });
            }}
          />
        ) : step === 'link' ? (
          <ConfirmByLink token={token} onDone={onDone} onDead={() => setStep('dead')} />
        ) : 'sent' in step ? (
          <SentRequest
            id={step.sent}
            by={values.by}
            to={values[values.by]}
            onBack={() => setStep('form')}
            onDone={onDone}
          />
        ) : (
          <Done kind={step.done} onMore={() => setStep('form')} />
        )}
      </Box>
    </AuthLayout>
  );
}

function Done({ kind, onMore }: { kind: PrivacyKind; onMore: () => void }) {
  const { title, text } = doneWords[kind];
  return (
    <>
      <Notice tone="success" urgent title={title}>
        {text} {dueWords(Date.now())}
      </Notice>
      <Button onClick={onMore} sx={{ justifySelf: 'start', minHeight: 44 }}>
        Ask for something else
      </Button>
    </>
  );
}

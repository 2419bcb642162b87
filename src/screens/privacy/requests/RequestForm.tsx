import Box from '@mui/material/Box';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import { askPrivacy } from '#contract/privacy.ts';
import { authErrorText } from '#src/features/auth/authErrors.ts';
import { fieldErrorsOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import { ErrorSummary } from '#src/ui/feedback/ErrorSummary.tsx';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { PhoneField } from '#src/ui/inputs/PhoneField.tsx';
import { RadioCardsField } from '#src/ui/inputs/RadioCardsField.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { serverErrorsFor } from '#src/ui/inputs/serverErrors.ts';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { type RequestValues, requestOf, requestRules } from './requestValues.ts';
import { eraseWords, kindCards } from './requestWords.ts';

interface RequestFormProps {
  initial: RequestValues;
  /** The request is taken; its proof is on its way. */
  onSent: (id: string, values: RequestValues) => void;
}

const ways = [
  { value: 'email', label: 'E-mail' },
  { value: 'phone', label: 'Phone' },
] as const;

/** What a person asks for, and the contact that is proven. An erasure asks once more before it is sent. */
export function RequestForm({ initial, onSent }: RequestFormProps) {
  const [failure, setFailure] = useState<string>();
  // Set while the question about an erasure is open.
  const [answer, setAnswer] = useState<(agreed: boolean) => void>();
  const agrees = async (): Promise<boolean> => {
    const agreed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(undefined);
    return agreed;
  };
  const submit = async (values: RequestValues, { setStatus }: FormikHelpers<RequestValues>) => {
    setFailure(undefined);
    if (values.kind === 'erase' && !(await agrees())) return;
    try {
      const { data } = await call(askPrivacy, { body: requestOf(values) });
      onSent(data.id, values);
    } catch (error) {
      setStatus(serverErrorsFor(values, fieldErrorsOf(error)));
      setFailure(authErrorText(error, 'The request could not be sent'));
    }
  };
  return (
    <Formik initialValues={initial} validationSchema={requestRules} onSubmit={submit}>
      <Form noValidate>
        <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ErrorSummary message={failure} />
          <RadioCardsField name="kind" label="What shall we do?" options={kindCards} />
          <RightFields />
          <RadioCardsField name="by" label="Held under your" options={ways} row large />
          <ContactField />
          <SubmitButton size="large" fullWidth busyText="Please wait">
            Continue
          </SubmitButton>
        </Box>
        <ConfirmDialog
          open={answer !== undefined}
          title="Erase what is held about you?"
          message={eraseWords}
          confirmLabel="Erase it"
          danger
          onConfirm={() => answer?.(true)}
          onClose={() => answer?.(false)}
        />
      </Form>
    </Formik>
  );
}

function ContactField() {
  const { values } = useFormikContext<RequestValues>();
  return values.by === 'email' ? (
    <EmailField name="email" label="E-mail" required autoComplete="email" large help="A link comes to it as proof." />
  ) : (
    <PhoneField name="phone" label="Phone" required maxLength={40} large help="A code comes to it as proof." />
  );
}

/** What is right, of a correction. */
function RightFields() {
  const { values } = useFormikContext<RequestValues>();
  if (values.kind !== 'correct') return null;
  return (
    <>
      <TextField name="full_name" label="Right name" optional maxLength={120} autoComplete="name" large />
      <TextField name="city" label="Right city" optional maxLength={120} autoComplete="address-level2" large />
      <TextField name="note" label="Note for who holds it" optional rows={3} maxLength={500} />
    </>
  );
}

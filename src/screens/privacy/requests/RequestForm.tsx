import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { askPrivacy, type PrivacyWays } from '#contract/privacy.ts';
import { authErrorText } from '#src/features/auth/authErrors.ts';
import { fieldErrorsOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import { ErrorSummary } from '#src/ui/feedback/ErrorSummary.tsx';
import { useFocusNearby } from '#src/ui/feedback/useFocusNearby.ts';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { PhoneField } from '#src/ui/inputs/PhoneField.tsx';
import { RadioCardsField } from '#src/ui/inputs/RadioCardsField.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { serverErrorsFor } from '#src/ui/inputs/serverErrors.ts';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { type RequestValues, requestOf, requestRules } from './requestValues.ts';
import { eraseWords, kindCards } from './requestWords.ts';

/** The form's initial values, and the ways of proof that it can offer. */
export interface RequestFormProps {
  initial: RequestValues;
  /** What a proof can be sent to: at least one of them. */
  ways: PrivacyWays;
  /** Called when the request was accepted; its proof is on its way. */
  onSent: (id: string, values: RequestValues) => void;
}

const proofs = [
  { value: 'email', label: 'A link to my e-mail' },
  { value: 'phone', label: 'A code to my phone' },
] as const;

const onlyWords = {
  email: 'To confirm that it is you, we send a link to your e-mail. Codes by phone are not available here.',
  phone: 'To confirm that it is you, we send a code to your phone. Links by e-mail are not available here.',
} as const;

/** What a person requests, and the contact to verify. An erasure is confirmed before it is sent. */
export function RequestForm({ initial, ways, onSent }: RequestFormProps) {
  const [failure, setFailure] = useState<string>();
  const [asking, setAsking] = useState(false);
  const agreed = useRef(false);
  const place = useFocusNearby();
  const by = ways[initial.by] ? initial.by : ways.email ? 'email' : 'phone';
  const submit = async (values: RequestValues, { setStatus }: FormikHelpers<RequestValues>) => {
    setFailure(undefined);
    if (values.kind === 'erase' && !agreed.current) return setAsking(true);
    agreed.current = false;
    try {
      const { data } = await call(askPrivacy, { body: requestOf(values) });
      onSent(data.id, values);
    } catch (error) {
      setStatus(serverErrorsFor(values, fieldErrorsOf(error)));
      setFailure(authErrorText(error, 'The request could not be sent'));
    }
  };
  return (
    <Formik initialValues={{ ...initial, by }} validationSchema={requestRules} onSubmit={submit}>
      <Form noValidate>
        <Stack ref={place} gap={2}>
          <ErrorSummary message={failure} />
          <RadioCardsField name="kind" label="What would you like us to do?" options={kindCards} large />
          <RightFields />
          {ways.email && ways.phone ? (
            <RadioCardsField name="by" label="How should we confirm that it is you?" options={proofs} row large />
          ) : (
            <Text quiet>{onlyWords[by]}</Text>
          )}
          <ContactField />
          <SubmitButton size="large" fullWidth busyText="Please wait">
            Continue
          </SubmitButton>
        </Stack>
        <EraseQuestion
          asking={asking}
          onAgreed={() => {
            agreed.current = true;
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      </Form>
    </Formik>
  );
}

interface EraseQuestionProps {
  asking: boolean;
  onAgreed: () => void;
  onClose: () => void;
}

// Opens once the form is no longer busy: a disabled button could not get the focus back.
function EraseQuestion({ asking, onAgreed, onClose }: EraseQuestionProps) {
  const { isSubmitting, submitForm } = useFormikContext();
  return (
    <ConfirmDialog
      open={asking && !isSubmitting}
      title="Erase what is held about you?"
      message={eraseWords}
      confirmLabel="Erase it"
      danger
      onConfirm={() => {
        onAgreed();
        void submitForm();
      }}
      onClose={onClose}
    />
  );
}

function ContactField() {
  const { values } = useFormikContext<RequestValues>();
  return values.by === 'email' ? (
    <EmailField
      name="email"
      label="E-mail"
      required
      autoComplete="email"
      large
      help="We search for data held under this e-mail."
    />
  ) : (
    <PhoneField
      name="phone"
      label="Phone"
      required
      maxLength={40}
      large
      help="We search for data held under this number."
    />
  );
}

/** The correct values, for a correction. */
function RightFields() {
  const { values } = useFormikContext<RequestValues>();
  if (values.kind !== 'correct') return null;
  return (
    <>
      <TextField name="full_name" label="Right name" optional maxLength={120} autoComplete="name" large />
      <TextField name="city" label="Right city" optional maxLength={120} autoComplete="address-level2" large />
      <TextField name="note" label="Note for those who hold your data" optional rows={3} maxLength={500} />
    </>
  );
}

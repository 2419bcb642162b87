import Box from '@mui/material/Box';
import { Form, useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { authRoles } from '#src/features/auth/authRoles.ts';
import { PasswordHints } from '#src/features/auth/PasswordHints.tsx';
import { space } from '#src/theme/spacing.ts';
import { ErrorSummary } from '#src/ui/feedback/ErrorSummary.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { CheckboxField } from '#src/ui/inputs/CheckboxField.tsx';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { PasswordField } from '#src/ui/inputs/PasswordField.tsx';
import { PhoneField } from '#src/ui/inputs/PhoneField.tsx';
import { RadioCardsField } from '#src/ui/inputs/RadioCardsField.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import type { AuthValues } from './authValues.ts';
import { ConsentWords } from './ConsentWords.tsx';
import { OtpStep } from './OtpStep.tsx';
import { type SentCode, signupOf } from './signup.ts';

interface SignupFormProps {
  failure: string | undefined;
  /** The failure is about the code, and is shown only beside it. */
  ofCode: boolean;
  sent: SentCode | undefined;
  onResend: () => void;
}

const grid = { display: 'grid', gap: space(2, 1.5), gridTemplateColumns: 'minmax(0, 1fr)' };

/**
 * The signup's fields and, once a code was sent, the step that asks for the code. The browser checks name, e-mail and terms
 * (specification 001, section 5). A code is bound to the details it was sent for: while they differ, its step is hidden.
 */
export function SignupForm({ failure, ofCode, sent, onResend }: SignupFormProps) {
  const { values, isSubmitting } = useFormikContext<AuthValues>();
  const hintsId = useId();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) form.current?.querySelector<HTMLElement>('[name="otpCode"]')?.focus();
  }, [sent]);
  useEffect(() => {
    // The clicked button (such as Resend OTP) is gone, and the focus with it: it would restart at the top of the page.
    if (!failure || isSubmitting || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [failure, isSubmitting]);
  const isAsked = sent?.signup === signupOf(values);
  const hasChanged = sent !== undefined && !isAsked;
  return (
    <Form>
      <Box ref={form} sx={{ ...grid, gap: 2 }}>
        {isAsked ? null : <ErrorSummary message={ofCode ? undefined : failure} repeats />}
        <RadioCardsField name="role" label="I am a" options={authRoles} row large hideLabel />
        <Box sx={{ ...grid, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <TextField name="full_name" label="Your Name" required autoComplete="name" large />
          <EmailField name="email" label="E-mail" required autoComplete="username" large />
          <PasswordField name="password" label="Password" autoComplete="new-password" describedById={hintsId} large />
          {/* Under Password; in two columns, under its row, where the text has room. */}
          <Box sx={{ gridColumn: '1 / -1', gridRow: { sm: 3 } }}>
            <PasswordHints id={hintsId} />
          </Box>
          <PhoneField name="phone" label="Mobile" country autoComplete="tel-national" large />
        </Box>
        <CheckboxField name="consent" label={<ConsentWords />} required />
        {sent && isAsked ? <OtpStep failure={failure} sent={sent} onResend={onResend} /> : null}
        <div>
          <Box role="status" sx={hasChanged ? { mb: 2 } : {}}>
            {hasChanged ? (
              <Notice>You changed your details after the OTP was sent. Press SIGN UP to get a new one.</Notice>
            ) : null}
          </Box>
          <SubmitButton size="large" fullWidth busyText="Please wait" variant={isAsked ? 'outlined' : 'contained'}>
            SIGN UP
          </SubmitButton>
        </div>
      </Box>
    </Form>
  );
}

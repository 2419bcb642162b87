import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { CODE_MINUTES, CODE_RESEND_S } from '#contract/rules/lifetimes.ts';
import { belowLabel } from '#src/theme/controls.ts';
import { space } from '#src/theme/spacing.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { ErrorSummary } from '#src/ui/feedback/ErrorSummary.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { OtpField } from '#src/ui/inputs/OtpField.tsx';
import type { AuthValues } from './authValues.ts';
import type { SentCode } from './signup.ts';

interface OtpStepProps {
  failure: string | undefined;
  sent: SentCode;
  onResend: () => void;
}

/** Asks for the code that was sent to the phone. Part of the signup's form, which it submits (specification 001, section 2). */
export function OtpStep({ failure, sent, onResend }: OtpStepProps) {
  const { values, isSubmitting } = useFormikContext<AuthValues>();
  const id = useId();
  return (
    <Stack
      sx={{
        p: { xs: 2, sm: 2.5 },
        bgcolor: 'roles.paper',
        border: '1px solid',
        borderColor: 'roles.line',
        borderRadius: '14px',
        boxShadow: (theme) => theme.vars?.palette.roles.raised,
      }}
    >
      <div>
        <ErrorSummary message={failure} />
        {/* A resent code has a new key, so that it is announced again. */}
        <div role="status" id={`${id}-sent`}>
          {failure ? null : <Notice key={sent.otpId}>OTP sent to your phone</Notice>}
        </div>
      </div>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 168px' },
          alignItems: 'start',
        }}
      >
        <OtpField name="otpCode" label="Enter OTP" describedById={`${id}-sent ${id}-life`} />
        <BusyButton
          type="submit"
          variant="contained"
          size="large"
          busy={isSubmitting}
          disabled={values.otpCode.trim() === ''}
          sx={{ mt: { sm: belowLabel }, letterSpacing: '0.03em' }}
        >
          VERIFY OTP
        </BusyButton>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space(0, 2),
          // The link is 44 px high; the longer text fills that height itself.
          my: sent.again ? 0 : -1,
        }}
      >
        <Box role="status" id={`${id}-life`} sx={{ color: 'roles.slate' }}>
          {sent.again
            ? `The last code still works. A new one can be sent after ${CODE_RESEND_S} seconds.`
            : `Valid for ${CODE_MINUTES} minutes`}
        </Box>
        <Link
          component="button"
          type="button"
          aria-disabled={isSubmitting}
          onClick={() => {
            if (!isSubmitting) onResend();
          }}
          sx={{ minHeight: 44, flex: 'none', fontWeight: 600, textDecoration: 'underline' }}
        >
          Resend OTP
        </Link>
      </Box>
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { serverErrorOf } from '#src/ui/inputs/serverErrors.ts';
import { TextField } from '#src/ui/inputs/TextField.tsx';

/** The message when a form is submitted without the code. */
export const CODE_MISSING = 'Enter the code from your app, or a recovery code';

// Selects a wrong code, so that typing replaces it.
const focusIn = (box: HTMLElement | null): void => {
  const input = box?.querySelector('input');
  input?.focus();
  input?.select();
};

/**
 * The field `otp` of a sign-in whose password was right: a code from the app or a recovery code. It takes the focus
 * when it appears and after a wrong code.
 */
export function SecondStepField() {
  const { values, status, isSubmitting } = useFormikContext<{ otp: string }>();
  const [lost, setLost] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isWrong = Boolean(serverErrorOf(status, 'otp', values.otp));
  const isAskedAgain = isWrong && !isSubmitting;
  useEffect(() => {
    if (isAskedAgain) focusIn(box.current);
  }, [isAskedAgain]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field takes the place of the former.
  useEffect(() => focusIn(box.current), [lost]);
  return (
    <Box ref={box}>
      <TextField
        key={String(lost)}
        name="otp"
        label={lost ? 'Recovery code' : 'Code from your app'}
        help={lost ? 'One of the ten codes you saved. Each works once.' : 'Enter the six digits that your app shows.'}
        required
        large
        autoComplete="one-time-code"
        inputMode={lost ? 'text' : 'numeric'}
        maxLength={64}
      />
      <Link
        component="button"
        type="button"
        onClick={() => setLost(!lost)}
        sx={{ minHeight: 44, mb: -1.5, fontWeight: 600 }}
      >
        {lost ? 'Use the app' : 'Use a recovery code'}
      </Link>
    </Box>
  );
}

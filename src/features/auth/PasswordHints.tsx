import Box from '@mui/material/Box';
import { useField } from 'formik';
import { Check, Circle } from 'lucide-react';
import { signupPasswordRules } from '#contract/rules/signupPassword.ts';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';

const [length, spaces, upper, lower, digit, special, digitsOnly, sequence] = signupPasswordRules;

/** The hint list of specification 001, section 5, with the rules behind each line. */
const hints = [
  { text: 'At least 8 characters', rules: [length] },
  { text: 'Include uppercase, lowercase, number and special character', rules: [upper, lower, digit, special] },
  { text: 'No spaces or simple number-only sequences', rules: [spaces, digitsOnly, sequence] },
] as const;

/** The password rules; each line is ticked as soon as the input meets it. */
export function PasswordHints({ id }: { id: string }) {
  const [{ value: password }] = useField<string>('password');
  return (
    <Box
      component="ul"
      id={id}
      aria-label="Your password needs"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: space(0.5, 2), typography: 'caption' }}
    >
      {hints.map(({ text, rules }) => {
        const met = password !== '' && !rules.some((rule) => rule?.isBroken(password));
        const Mark = met ? Check : Circle;
        return (
          <Box
            component="li"
            key={text}
            sx={{
              display: 'flex',
              gap: 0.75,
              color: met ? 'tones.success.text' : 'roles.slate',
              '& svg': { flex: 'none', mt: 0.25 },
            }}
          >
            <Mark size={14} strokeWidth={met ? 2.4 : 1.75} aria-hidden />
            <span>
              {text}
              {met ? (
                <Box component="span" sx={visuallyHidden}>
                  {' '}
                  (done)
                </Box>
              ) : null}
            </span>
          </Box>
        );
      })}
    </Box>
  );
}

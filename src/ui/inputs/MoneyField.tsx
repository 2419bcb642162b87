import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IndianRupee, Lock } from 'lucide-react';
import { amountInWords } from '#contract/rules/money.ts';
import { controlHeight } from '#src/theme/controls.ts';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { digitsOf } from './grouping.ts';
import { useBoundField } from './useBoundField.ts';
import { useGroupedInput } from './useGroupedInput.ts';

interface MoneyFieldProps extends FieldProps {
  /** Shown while the field is empty. */
  placeholder?: string;
  /** A pill inside the field at its right, or below a narrow field: the price of a unit of area, for example. */
  hint?: string | undefined;
  /** Writes the amount in words (Crore, Lakh, Thousand) under the field and announces it as it changes. */
  words?: boolean;
  /** Shown after the amount in words: the price of a unit of area in whole rupees, for example. */
  exact?: string;
  /** Larger and in bold, for the main price of a form. */
  prominent?: boolean;
}

const MAX_DIGITS = 12;
const clean = (typed: string) => digitsOf(typed).replace(/^0+(?=\d)/, '');
// The longest amount and a hint need this width.
const roomy = '@container (min-width: 440px)';
const pillLook = {
  typography: 'caption',
  fontWeight: 600,
  p: space(0.75, 1),
  borderRadius: '6px',
  bgcolor: 'roles.primaryTint',
  color: 'roles.primaryOnTint',
} as const;
const prominentLook = {
  minHeight: controlHeight.large,
  '& .MuiInputBase-input': { typography: 'amount', py: 1 },
} as const;

/** Whole rupees: digits only, at most twelve, shown in Indian grouping (84,50,000) and kept in the form as bare digits. */
export function MoneyField({ hint, words, exact, prominent, ...props }: MoneyFieldProps) {
  const field = useBoundField(props.name, '');
  const input = useGroupedInput(field.value, field.setValue, clean, MAX_DIGITS);
  const inWords = words && !field.error ? amountInWords(Number(field.value)) : '';
  const wordsId = `${field.id}-words`;
  const hintId = `${field.id}-hint`;
  const described = [inWords ? wordsId : null, hint ? hintId : null, describedBy(field, props.help, props.optional)];
  return (
    <FieldFrame {...props} field={field}>
      <Box sx={{ containerType: 'inline-size' }}>
        <OutlinedInput
          {...input}
          fullWidth
          id={field.id}
          name={props.name}
          onBlur={field.touch}
          placeholder={props.placeholder}
          autoComplete="off"
          startAdornment={<InputAdornment position="start">₹</InputAdornment>}
          endAdornment={endOf(Boolean(props.disabled), hint)}
          slotProps={{
            input: { inputMode: 'numeric', 'aria-describedby': described.filter(Boolean).join(' ') || undefined },
          }}
          sx={{ fontVariantNumeric: 'tabular-nums', ...(prominent ? prominentLook : {}) }}
        />
        {words ? <AmountInWords id={wordsId} words={inWords ?? ''} exact={exact} /> : null}
        {hint ? (
          // The pill inside the field is decorative: screen readers read this one.
          <Box
            id={hintId}
            sx={{
              width: 'fit-content',
              mt: 1,
              ...pillLook,
              ...(props.disabled ? {} : { [roomy]: visuallyHidden }),
            }}
          >
            {hint}
          </Box>
        ) : null}
      </Box>
    </FieldFrame>
  );
}

/** At the end of the field: a lock, or the hint where there is room. */
const endOf = (disabled: boolean, hint: string | undefined) => {
  if (disabled)
    return (
      <InputAdornment position="end" sx={{ mr: 1 }}>
        <Lock size={16} aria-hidden />
      </InputAdornment>
    );
  if (!hint) return undefined;
  return (
    <InputAdornment
      position="end"
      aria-hidden
      data-hint={hint}
      sx={{
        display: 'none',
        mr: 0.5,
        [roomy]: { display: 'flex' },
        '&::before': { content: 'attr(data-hint)', whiteSpace: 'nowrap', ...pillLook },
      }}
    />
  );
};

/** Announces the amount as it changes; present from the start, so that screen readers watch it. */
function AmountInWords({ id, words, exact }: { id: string; words: string; exact: string | undefined }) {
  return (
    <Box
      id={id}
      aria-live="polite"
      sx={{ display: 'flex', gap: 0.75, color: 'roles.slate', mt: words ? 0.75 : 0, '& svg': { flex: 'none' } }}
    >
      {words ? (
        <>
          <Box component="span" sx={{ color: 'roles.primary', display: 'inline-flex', pt: 0.25 }}>
            <IndianRupee size={16} />
          </Box>
          <span>
            <Box component="strong" sx={{ color: 'roles.ink', fontWeight: 600 }}>
              {words}
            </Box>{' '}
            rupees{exact ? ` · ${exact}` : ''}
          </span>
        </>
      ) : null}
    </Box>
  );
}

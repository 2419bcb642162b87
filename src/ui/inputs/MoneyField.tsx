import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IndianRupee, Lock } from 'lucide-react';
import { amountInWords } from '#contract/rules/money.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { digitsOf } from './grouping.ts';
import { useBoundField } from './useBoundField.ts';
import { useGroupedInput } from './useGroupedInput.ts';

interface MoneyFieldProps extends FieldProps {
  /** Shown while the field is empty. */
  placeholder?: string;
  /** A pill inside the field at its right (below it where the field is narrow): what a unit of area costs, for one. */
  hint?: string | undefined;
  /** Writes the amount in words (Crore, Lakh, Thousand) under the field and announces it as it changes. */
  words?: boolean;
  /** 52 high in bold: the one price of a form. */
  prominent?: boolean;
}

const most = 12;
const clean = (typed: string) => digitsOf(typed).replace(/^0+(?=\d)/, '');
// The longest amount and a hint need so much.
const roomy = '@container (min-width: 440px)';
const pillLook = {
  typography: 'caption',
  fontWeight: 600,
  p: '6px 10px',
  borderRadius: '6px',
  bgcolor: 'roles.primaryTint',
  color: 'roles.primaryOnTint',
} as const;
const prominentLook = { minHeight: 52, '& .MuiInputBase-input': { typography: 'amount', py: '11px' } } as const;

/** Whole rupees: digits only, at most twelve, shown in Indian grouping (84,50,000) and kept in the form as bare digits. */
export function MoneyField({ hint, words, prominent, ...props }: MoneyFieldProps) {
  const field = useBoundField(props.name, '');
  const input = useGroupedInput(field.value, field.setValue, clean, most);
  const spoken = words && !field.error ? amountInWords(Number(field.value)) : '';
  const wordsId = `${field.id}-words`;
  const hintId = `${field.id}-hint`;
  const described = [spoken ? wordsId : null, hint ? hintId : null, describedBy(field, props.help, props.optional)];
  const tail = props.disabled ? (
    <InputAdornment position="end" sx={{ mr: '8px' }}>
      <Lock size={16} aria-hidden />
    </InputAdornment>
  ) : hint ? (
    <InputAdornment
      position="end"
      aria-hidden
      data-hint={hint}
      sx={{
        display: 'none',
        mr: '4px',
        [roomy]: { display: 'flex' },
        '&::before': { content: 'attr(data-hint)', whiteSpace: 'nowrap', ...pillLook },
      }}
    />
  ) : undefined;
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
          endAdornment={tail}
          slotProps={{
            input: { inputMode: 'numeric', 'aria-describedby': described.filter(Boolean).join(' ') || undefined },
          }}
          sx={{ fontVariantNumeric: 'tabular-nums', ...(prominent ? prominentLook : {}) }}
        />
        {words ? (
          <Box
            id={wordsId}
            aria-live="polite"
            sx={{
              display: 'flex',
              gap: '6px',
              color: 'roles.slate',
              mt: spoken ? '6px' : 0,
              '& svg': { flex: 'none' },
            }}
          >
            {spoken ? (
              <>
                <Box component="span" sx={{ color: 'roles.primary', display: 'inline-flex', pt: '2px' }}>
                  <IndianRupee size={16} />
                </Box>
                <span>
                  <Box component="strong" sx={{ color: 'roles.ink', fontWeight: 600 }}>
                    {spoken}
                  </Box>{' '}
                  rupees
                </span>
              </>
            ) : null}
          </Box>
        ) : null}
        {hint ? (
          // The one inside the field is only its picture.
          <Box
            id={hintId}
            sx={{
              width: 'fit-content',
              mt: '8px',
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

import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IndianRupee, Lock } from 'lucide-react';
import { amountInWords } from '../../../contract/rules/money';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import { digitsOf } from './grouping';
import { useBoundField } from './useBoundField';
import { useGroupedInput } from './useGroupedInput';

interface MoneyFieldProps extends FieldProps {
  /** Shown while the field is empty. */
  placeholder?: string;
  /** A pill inside the field at its right (below it on phones): what a unit of area costs, for one. */
  hint?: string | undefined;
  /** Writes the amount in words (Crore, Lakh, Thousand) under the field and announces it as it changes. */
  words?: boolean;
  /** 52 high in bold: the one price of a form. */
  prominent?: boolean;
}

const most = 12;
const clean = (typed: string) => digitsOf(typed).slice(0, most);
const prominentLook = { minHeight: 52, '& .MuiInputBase-input': { typography: 'amount', py: '11px' } } as const;

/** Whole rupees: digits only, at most twelve, shown in Indian grouping (84,50,000) and kept in the form as bare digits. */
export function MoneyField({ hint, words, prominent, ...props }: MoneyFieldProps) {
  const field = useBoundField(props.name, '');
  const input = useGroupedInput(field.value, field.setValue, clean);
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const spoken = words && !field.error ? amountInWords(Number(field.value)) : '';
  const pill = hint ? (
    <Box
      component="span"
      sx={{
        typography: 'caption',
        fontWeight: 600,
        p: '6px 10px',
        borderRadius: '6px',
        bgcolor: 'roles.primaryTint',
        color: 'roles.primaryOnTint',
        whiteSpace: 'nowrap',
      }}
    >
      {hint}
    </Box>
  ) : null;
  const tail = props.disabled ? <Lock size={16} /> : phone ? null : pill;
  return (
    <FieldFrame {...props} field={field}>
      <OutlinedInput
        {...input}
        id={field.id}
        name={props.name}
        onBlur={field.touch}
        placeholder={props.placeholder}
        autoComplete="off"
        startAdornment={<InputAdornment position="start">₹</InputAdornment>}
        endAdornment={
          tail ? (
            <InputAdornment position="end" sx={{ mr: props.disabled ? '8px' : '4px' }}>
              {tail}
            </InputAdornment>
          ) : undefined
        }
        slotProps={{
          input: { inputMode: 'numeric', 'aria-describedby': describedBy(field, props.help, props.optional) },
        }}
        sx={{ fontVariantNumeric: 'tabular-nums', ...(prominent ? prominentLook : {}) }}
      />
      {words ? (
        <Box
          aria-live="polite"
          sx={{ display: 'flex', gap: '6px', color: 'roles.slate', mt: spoken ? '6px' : 0, '& svg': { flex: 'none' } }}
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
      {phone && pill ? <Box sx={{ mt: '8px' }}>{pill}</Box> : null}
    </FieldFrame>
  );
}

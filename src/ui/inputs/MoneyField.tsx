import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import { useBoundField } from './useBoundField';

interface MoneyFieldProps extends FieldProps {
  placeholder?: string;
  /** Stands right of the field (below it on phones): the price per square foot, for one. */
  hint?: ReactNode;
  /** The amount in words, announced as it changes. */
  words?: ReactNode;
  /** 52 high in bold: the one price of a form. */
  prominent?: boolean;
}

const most = 12;

/** Whole rupees: digits only, at most twelve, kept in the form as the bare digits typed. */
export function MoneyField({ hint, words, prominent, ...props }: MoneyFieldProps) {
  const field = useBoundField(props.name, '');
  const strong = { minHeight: 52, '& .MuiInputBase-input': { fontSize: 22, fontWeight: 600, lineHeight: '28px' } };
  return (
    <FieldFrame {...props} field={field}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
        <OutlinedInput
          id={field.id}
          name={props.name}
          value={field.value}
          onChange={(event) => field.setValue(event.target.value.replace(/\D/g, '').slice(0, most))}
          onBlur={field.touch}
          placeholder={props.placeholder}
          autoComplete="off"
          startAdornment={<InputAdornment position="start">₹</InputAdornment>}
          slotProps={{
            input: { inputMode: 'numeric', 'aria-describedby': describedBy(field, props.help, props.optional) },
          }}
          sx={{ flex: '1 1 200px', fontVariantNumeric: 'tabular-nums', ...(prominent ? strong : {}) }}
        />
        {hint}
      </Box>
      <Box aria-live="polite" sx={{ typography: 'caption', color: 'roles.slate', mt: words ? '6px' : 0 }}>
        {words}
      </Box>
    </FieldFrame>
  );
}

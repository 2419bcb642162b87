import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Lock } from 'lucide-react';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { digitsOf } from './grouping.ts';
import { useBoundField } from './useBoundField.ts';

interface OtpFieldProps extends FieldProps {
  /** Focuses the field as it appears. Use it only where the person's action shows the field. */
  autoFocus?: boolean;
  /** Ids of further descriptions. */
  describedById?: string;
}

/**
 * A one-time code as one input, so that phones can fill it from the message and pasting works: only the digits are kept.
 * No length is enforced (specification 001, section 5).
 */
export function OtpField({ autoFocus, describedById, ...props }: OtpFieldProps) {
  const field = useBoundField(props.name, '');
  return (
    <FieldFrame {...props} field={field}>
      <OutlinedInput
        id={field.id}
        name={props.name}
        value={field.value}
        onChange={(event) => field.setValue(digitsOf(event.target.value))}
        onBlur={field.touch}
        placeholder="6-digit code"
        autoComplete="one-time-code"
        autoFocus={Boolean(autoFocus)}
        endAdornment={
          props.disabled ? (
            <InputAdornment position="end" sx={{ mr: 1 }}>
              <Lock size={16} aria-hidden />
            </InputAdornment>
          ) : undefined
        }
        slotProps={{
          input: {
            inputMode: 'numeric',
            'aria-describedby':
              [describedBy(field, props.help, props.optional), describedById].filter(Boolean).join(' ') || undefined,
          },
        }}
        sx={{
          minHeight: 48,
          '& .MuiInputBase-input': {
            typography: 'code',
            py: 1,
            '&::placeholder': { typography: 'copy', letterSpacing: 0 },
          },
        }}
      />
    </FieldFrame>
  );
}

import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Lock } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import { useBoundField } from './useBoundField';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date';
  placeholder?: string;
  autoComplete?: string;
  /** More than one row makes it a text area. */
  rows?: number;
  start?: ReactNode;
  end?: ReactNode;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoFocus?: boolean;
  maxLength?: number;
  /** 48 high, as the public pages have it. */
  large?: boolean;
  /** Rewrites what was typed before it reaches the form: digits only, for one. */
  clean?: (typed: string) => string;
}

/** One line of text, or several with `rows`, bound to the form's field `name` (a string, '' by default). */
export function TextField(props: TextFieldProps) {
  const { name, help, optional, type = 'text', start, end, rows, large, clean, inputMode, maxLength, disabled } = props;
  const field = useBoundField(name, '');
  const tail = end ?? (disabled ? <Lock size={16} /> : null);
  return (
    <FieldFrame {...props} field={field}>
      <OutlinedInput
        id={field.id}
        name={name}
        type={type}
        value={field.value}
        onChange={(event) => field.setValue(clean ? clean(event.target.value) : event.target.value)}
        onBlur={field.touch}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        autoFocus={props.autoFocus}
        multiline={Boolean(rows && rows > 1)}
        minRows={rows}
        startAdornment={start ? <InputAdornment position="start">{start}</InputAdornment> : undefined}
        endAdornment={
          tail ? (
            <InputAdornment position="end" sx={{ mr: end ? 0 : 1 }}>
              {tail}
            </InputAdornment>
          ) : undefined
        }
        slotProps={{ input: { inputMode, maxLength, 'aria-describedby': describedBy(field, help, optional) } }}
        sx={large ? { minHeight: 48, '& input': { typography: 'copy' } } : undefined}
      />
    </FieldFrame>
  );
}

import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Lock } from 'lucide-react';
import { type HTMLAttributes, memo, type ReactNode } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { type Bound, useBoundField } from './useBoundField.ts';

export interface TextFieldProps extends FieldProps {
  /** The input's type. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date' | 'datetime-local';
  /** The placeholder: an example, never the label. */
  placeholder?: string;
  /** The input's `autocomplete`. */
  autoComplete?: string;
  /** More than one row makes it a textarea. */
  rows?: number;
  /** Content at the left inside the field; its text describes the field, too. */
  start?: ReactNode;
  /** Content at the right inside the field. */
  end?: ReactNode;
  /** The input's `inputmode`, for the phone's keyboard. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Focuses the field as it appears. */
  autoFocus?: boolean;
  /** The maximum number of characters. */
  maxLength?: number;
  /** 48 px high, for the public pages. */
  large?: boolean;
  /** The id of a further description. */
  describedById?: string;
  /** Normalises the text before it reaches the form. */
  clean?: (typed: string) => string;
}

const largeLook = {
  minHeight: 48,
  '& .MuiInputBase-input': { typography: 'copy', py: 1.5 },
  '& .MuiInputAdornment-root': { typography: 'copy' },
} as const;

/** A text input, or a textarea with `rows`, bound to a string ('' by default). */
export function TextField(props: TextFieldProps) {
  return <TextView {...props} field={useBoundField(props.name, '')} />;
}

const TextView = memo(({ field, ...props }: Bound<TextFieldProps, string>) => {
  const { name, help, optional, type = 'text', start, end, rows, large, clean, inputMode, maxLength, disabled } = props;
  const startId = start ? `${field.noteId}-start` : undefined;
  const described =
    [describedBy(field, help, optional), startId, props.describedById].filter(Boolean).join(' ') || undefined;
  const tail = disabled ? <Lock size={16} aria-hidden /> : end;
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
        startAdornment={
          start ? (
            <InputAdornment position="start" id={startId}>
              {start}
            </InputAdornment>
          ) : undefined
        }
        endAdornment={
          tail ? (
            <InputAdornment position="end" sx={{ mr: disabled ? 1 : 0 }}>
              {tail}
            </InputAdornment>
          ) : undefined
        }
        slotProps={{ input: { inputMode, maxLength, 'aria-describedby': described } }}
        {...(large ? { sx: largeLook } : {})}
      />
    </FieldFrame>
  );
});

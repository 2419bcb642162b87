import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Lock } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useBoundField } from './useBoundField.ts';

export interface TextFieldProps extends FieldProps {
  /** The browser's kind of input; plain text unless told otherwise. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date';
  /** Shown while the field is empty: an example, never the label. */
  placeholder?: string;
  /** What the browser may fill in, by the names of the HTML standard. */
  autoComplete?: string;
  /** More than one row makes it a text area. */
  rows?: number;
  /** Inside the field at its left; its words, if it has any, also describe the field. */
  start?: ReactNode;
  /** Inside the field at its right. */
  end?: ReactNode;
  /** Which keyboard a phone shows. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Takes the focus as it appears. */
  autoFocus?: boolean;
  /** The most characters that can be typed. */
  maxLength?: number;
  /** 48 high, as the public pages have it. */
  large?: boolean;
  /** The id of more that describes it than its own help: a list that stands elsewhere. */
  describedById?: string;
  /** Rewrites what was typed before it reaches the form: digits only, for one. */
  clean?: (typed: string) => string;
}

const largeLook = {
  minHeight: 48,
  '& .MuiInputBase-input': { typography: 'copy', py: '11px' },
  '& .MuiInputAdornment-root': { typography: 'copy' },
} as const;

/** One line of text, or several with `rows`, bound to the form's field `name` (a string, '' by default). */
export function TextField(props: TextFieldProps) {
  const { name, help, optional, type = 'text', start, end, rows, large, clean, inputMode, maxLength, disabled } = props;
  const field = useBoundField(name, '');
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
}

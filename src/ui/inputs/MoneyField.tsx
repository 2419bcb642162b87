import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
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
const bare = (text: string) => text.replace(/\D/g, '');
const grouped = (digits: string) => digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');

/** Where the caret stands in the grouped text when so many digits lie before it; `past` a comma that follows them. */
const caretAt = (text: string, digits: number, past: boolean) => {
  let at = 0;
  for (let seen = 0; seen < digits && at < text.length; at += 1) if (text[at] !== ',') seen += 1;
  return past && text[at] === ',' ? at + 1 : at;
};

/** Whole rupees: digits only, at most twelve, shown in Indian grouping (84,50,000) and kept in the form as bare digits. */
export function MoneyField({ hint, words, prominent, ...props }: MoneyFieldProps) {
  const field = useBoundField(props.name, '');
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ digits: number; past: boolean }>();
  // The commas move as digits come and go: without this, the browser would put the caret at the end after every key.
  useLayoutEffect(() => {
    const element = input.current;
    if (!caret || !element || element.ownerDocument.activeElement !== element) return;
    const at = caretAt(element.value, caret.digits, caret.past);
    element.setSelectionRange(at, at);
  }, [caret]);
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    // Delete in front of a comma steps over it; it would never get further otherwise.
    const past = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    setCaret({ digits: bare(before).length, past });
    field.setValue(bare(target.value).slice(0, most));
  };
  const strong = { minHeight: 52, '& .MuiInputBase-input': { typography: 'amount' } };
  return (
    <FieldFrame {...props} field={field}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
        <OutlinedInput
          id={field.id}
          name={props.name}
          inputRef={input}
          value={grouped(field.value)}
          onChange={change}
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

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { Lock, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { digitsOf } from './grouping.ts';
import { useBoundField } from './useBoundField.ts';

interface StepperFieldProps extends FieldProps {
  /** The least it can be; it never drops below. */
  min?: number;
  /** The most it can be. */
  max?: number;
  /** Label at the left and buttons at the right of one line, for lists of many; the label is bold from 1 on. */
  inline?: boolean;
}

const touch = '@media (max-width: 599.95px), (pointer: coarse)';

const buttonLook = {
  width: 32,
  height: 32,
  border: '1px solid',
  borderColor: 'roles.buttonLine',
  bgcolor: 'roles.paper',
  color: 'roles.ink',
  '&.Mui-disabled': { borderColor: 'roles.lineSoft', color: 'roles.disabledInk' },
} as const;

/**
 * A whole number with minus and plus, bound to a number (`min` by default). One stop for the keyboard, where the arrow
 * keys, Page Up and Down (by ten), Home and End change it and digits can be typed; the buttons are for the pointer.
 */
export function StepperField({ min = 0, max = 99, inline, ...props }: StepperFieldProps) {
  const field = useBoundField(props.name, min);
  // What is being typed: an empty box while a digit is replaced is no value yet.
  const [draft, setDraft] = useState<string>();
  const [said, setSaid] = useState('');
  const set = (value: number) => {
    const next = Math.min(max, Math.max(min, value));
    setDraft(undefined);
    field.setValue(next);
    return next;
  };
  const press = (step: number) => setSaid(String(set(field.value + step)));
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: field.value + 1,
    ArrowDown: field.value - 1,
    PageUp: field.value + 10,
    PageDown: field.value - 10,
    Home: min,
    End: max,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const button = (step: number, words: string) => (
    <IconButton
      tabIndex={-1}
      aria-label={`${props.label}: ${words}`}
      disabled={Boolean(props.disabled) || (step < 0 ? field.value <= min : field.value >= max)}
      onClick={() => press(step)}
      sx={{ ...buttonLook, [touch]: { width: 44, height: 44 } }}
    >
      {step < 0 ? <Minus size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
    </IconButton>
  );
  return (
    <FieldFrame {...props} field={field} inline={Boolean(inline)} quiet={Boolean(inline) && field.value === min}>
      <Box onBlur={field.leave} sx={{ display: 'inline-flex', alignItems: 'center', gap: '4px', flex: 'none' }}>
        {button(-1, 'one less')}
        <InputBase
          id={field.id}
          name={props.name}
          value={draft ?? String(field.value)}
          onChange={({ target }) => {
            const typed = digitsOf(target.value).slice(0, String(max).length);
            // Too little may be the start of more; too much is the most there is at once.
            if (typed && Number(typed) >= min) set(Number(typed));
            else setDraft(typed);
          }}
          onFocus={({ target }) => target.select()}
          onBlur={() => setDraft(undefined)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          slotProps={{
            input: {
              role: 'spinbutton',
              inputMode: 'numeric',
              'aria-valuenow': field.value,
              'aria-valuemin': min,
              'aria-valuemax': max,
              'aria-describedby': describedBy(field, props.help, props.optional),
            },
          }}
          sx={{
            width: 40,
            minHeight: 32,
            [touch]: { width: 44, minHeight: 44 },
            borderRadius: '8px',
            ...(field.error ? { outline: '2px solid', outlineColor: 'roles.errorLine', outlineOffset: '-2px' } : {}),
            bgcolor: props.disabled ? 'roles.hover' : 'transparent',
            '& input': {
              typography: 'label',
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
              textAlign: 'center',
              py: '6px',
              px: 0,
              color: field.value > min ? 'roles.ink' : 'roles.slate',
            },
            '&.Mui-focused': {
              outline: '2px solid',
              outlineColor: (theme) => theme.vars?.palette.roles.focus,
              outlineOffset: 0,
            },
          }}
        />
        {button(1, 'one more')}
        {props.disabled ? (
          <Box component="span" sx={{ display: 'inline-flex', ml: '4px', color: 'roles.slate' }}>
            <Lock size={16} aria-hidden />
          </Box>
        ) : null}
        <Box component="span" aria-live="polite" sx={visuallyHidden}>
          {said ? `${props.label} ${said}` : ''}
        </Box>
      </Box>
    </FieldFrame>
  );
}

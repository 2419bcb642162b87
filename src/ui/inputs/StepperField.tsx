import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { Lock, Minus, Plus } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, memo, useState } from 'react';
import { touch } from '#src/theme/controls.ts';
import { focusRing } from '#src/theme/focusRing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { digitsOf } from './grouping.ts';
import { type Bound, type BoundField, useBoundField } from './useBoundField.ts';

interface StepperFieldProps extends FieldProps {
  min?: number;
  max?: number;
  /** Label and buttons on one line, for lists of many; the label is bold above `min`. */
  inline?: boolean;
}

/**
 * A whole number with minus and plus buttons, bound to a number (`min` by default). It is one tab stop: the arrow keys, Page Up
 * and Page Down (by ten), Home and End change it, and digits can be typed; the buttons are for the pointer.
 */
export function StepperField(props: StepperFieldProps) {
  return <StepperView {...props} field={useBoundField(props.name, props.min ?? 0)} />;
}

const StepperView = memo(({ field, min = 0, max = 99, inline, ...props }: Bound<StepperFieldProps, number>) => {
  const { input, stepBy, announced } = useStepper(field, min, max);
  const button = (step: 1 | -1) => (
    <StepButton
      step={step}
      label={props.label}
      disabled={Boolean(props.disabled) || (step < 0 ? field.value <= min : field.value >= max)}
      onClick={() => stepBy(step)}
    />
  );
  return (
    <FieldFrame {...props} field={field} inline={Boolean(inline)} quiet={Boolean(inline) && field.value === min}>
      <Box onBlur={field.leave} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, flex: 'none' }}>
        {button(-1)}
        <InputBase
          id={field.id}
          name={props.name}
          {...input}
          onFocus={({ target }) => target.select()}
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
            ...(field.error ? { ...focusRing, outlineColor: 'roles.errorLine', outlineOffset: '-2px' } : {}),
            bgcolor: props.disabled ? 'roles.hover' : 'transparent',
            '& input': {
              typography: 'label',
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
              textAlign: 'center',
              py: 0.75,
              px: 0,
              color: field.value > min ? 'roles.ink' : 'roles.slate',
            },
            '&.Mui-focused': { ...focusRing, outlineOffset: 0 },
          }}
        />
        {button(1)}
        {props.disabled ? (
          <Text component="span" quiet sx={{ display: 'inline-flex', ml: 0.5 }}>
            <Lock size={16} aria-hidden />
          </Text>
        ) : null}
        <Box component="span" aria-live="polite" sx={visuallyHidden}>
          {announced ? `${props.label} ${announced}` : ''}
        </Box>
      </Box>
    </FieldFrame>
  );
});

function useStepper(field: BoundField<number>, min: number, max: number) {
  // The text while it is not a valid value: an empty input, or the first digit of a larger number.
  const [draft, setDraft] = useState<string>();
  const [announced, setAnnounced] = useState('');
  const set = (value: number) => {
    const next = Math.min(max, Math.max(min, value));
    setDraft(undefined);
    field.setValue(next);
    return next;
  };
  const keys: Readonly<Record<string, number>> = {
    ArrowUp: field.value + 1,
    ArrowDown: field.value - 1,
    PageUp: field.value + 10,
    PageDown: field.value - 10,
    Home: min,
    End: max,
  };
  return {
    announced,
    stepBy: (step: number) => setAnnounced(String(set(field.value + step))),
    input: {
      value: draft ?? String(field.value),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        const typed = digitsOf(target.value).slice(0, String(max).length);
        if (typed && Number(typed) >= min) set(Number(typed));
        else setDraft(typed);
      },
      onBlur: () => setDraft(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        const next = keys[event.key];
        if (next === undefined) return;
        event.preventDefault();
        set(next);
      },
    },
  };
}

interface StepButtonProps {
  step: 1 | -1;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

function StepButton({ step, label, disabled, onClick }: StepButtonProps) {
  const Icon = step < 0 ? Minus : Plus;
  return (
    <IconButton
      tabIndex={-1}
      aria-label={`${label}: ${step < 0 ? 'one less' : 'one more'}`}
      disabled={disabled}
      onClick={onClick}
      sx={{
        width: 32,
        height: 32,
        border: '1px solid',
        borderColor: 'roles.buttonLine',
        bgcolor: 'roles.paper',
        color: 'roles.ink',
        '&.Mui-disabled': { borderColor: 'roles.lineSoft', color: 'roles.disabledInk' },
        [touch]: { width: 44, height: 44 },
      }}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}

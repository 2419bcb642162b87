import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, memo, useState } from 'react';
import { touch } from '#src/theme/controls.ts';
import { focusRing } from '#src/theme/focusRing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { digitsOf } from './grouping.ts';
import { type Bound, type BoundField, useBoundField } from './useBoundField.ts';

type StepperFieldProps = Pick<FieldProps, 'name' | 'label'>;

const MOST = 99;

/**
 * A count, with its label on the same line, bound to a number from 0 to 99; the label is bold above 0. It is one tab stop: the
 * arrow keys, Page Up and Page Down (by ten), Home and End change it, and digits can be typed; the buttons are for the pointer.
 */
export function StepperField(props: StepperFieldProps) {
  return <StepperView {...props} field={useBoundField(props.name, 0)} />;
}

const StepperView = memo(({ field, ...props }: Bound<StepperFieldProps, number>) => {
  const { input, stepBy, announced } = useStepper(field);
  const button = (step: 1 | -1) => (
    <StepButton
      step={step}
      label={props.label}
      disabled={step < 0 ? field.value <= 0 : field.value >= MOST}
      onClick={() => stepBy(step)}
    />
  );
  return (
    <FieldFrame {...props} field={field} inline quiet={field.value === 0}>
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
              'aria-valuemin': 0,
              'aria-valuemax': MOST,
              'aria-describedby': describedBy(field, undefined, false),
            },
          }}
          sx={{
            width: 40,
            minHeight: 32,
            [touch]: { width: 44, minHeight: 44 },
            borderRadius: '8px',
            ...(field.error ? { ...focusRing, outlineColor: 'roles.errorLine', outlineOffset: '-2px' } : {}),
            bgcolor: 'transparent',
            '& input': {
              typography: 'label',
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
              textAlign: 'center',
              py: 0.75,
              px: 0,
              color: field.value > 0 ? 'roles.ink' : 'roles.slate',
            },
            '&.Mui-focused': { ...focusRing, outlineOffset: 0 },
          }}
        />
        {button(1)}
        <Box component="span" aria-live="polite" sx={visuallyHidden}>
          {announced ? `${props.label} ${announced}` : ''}
        </Box>
      </Box>
    </FieldFrame>
  );
});

function useStepper(field: BoundField<number>) {
  // The text while it is not a valid value: an empty input, or the first digit of a larger number.
  const [draft, setDraft] = useState<string>();
  const [announced, setAnnounced] = useState('');
  const set = (value: number) => {
    const next = Math.min(MOST, Math.max(0, value));
    setDraft(undefined);
    field.setValue(next);
    return next;
  };
  const keys: Readonly<Record<string, number>> = {
    ArrowUp: field.value + 1,
    ArrowDown: field.value - 1,
    PageUp: field.value + 10,
    PageDown: field.value - 10,
    Home: 0,
    End: MOST,
  };
  return {
    announced,
    stepBy: (step: number) => setAnnounced(String(set(field.value + step))),
    input: {
      value: draft ?? String(field.value),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        const typed = digitsOf(target.value).slice(0, String(MOST).length);
        if (typed) set(Number(typed));
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

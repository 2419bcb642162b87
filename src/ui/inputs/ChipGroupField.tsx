import Box from '@mui/material/Box';
import { useState } from 'react';
import { ChoiceChip } from './ChoiceChip.tsx';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { MoreChoices } from './MoreChoices.tsx';
import type { Option } from './SelectField.tsx';
import { useBoundField } from './useBoundField.ts';

interface ChipGroupFieldProps extends FieldProps {
  /** The choices, in the order in which they stand. */
  options: readonly Option[];
  /** Many choices: the form's value is a list of strings instead of one string. */
  multiple?: boolean;
  /** How many stand as pills; the rest is in a menu behind More. All of them without it. */
  first?: number;
  /** One choice that may be taken back: the chosen pill, pressed again, leaves none chosen. */
  clearable?: boolean;
  /** Told what a person chose, after the form knows it. */
  onChoose?: (value: string) => void;
}

/** Choices laid out as pills: radios (a string, '' for none) or, with `multiple`, checkboxes (a list of strings). */
export function ChipGroupField(props: ChipGroupFieldProps) {
  const { options, multiple, first = options.length, clearable, onChoose, ...frame } = props;
  const field = useBoundField<string | string[]>(props.name, multiple ? [] : '');
  const chosen = Array.isArray(field.value) ? field.value : [field.value];
  // A pill that came out of the menu stays, also once it is unticked: it would take the focus away with it.
  const [drawn, setDrawn] = useState<readonly string[]>([]);
  const rest = options.slice(first);
  const extra = multiple ? rest.filter(({ value }) => chosen.includes(value) || drawn.includes(value)) : [];
  const inMenu = !multiple && rest.some(({ value }) => chosen.includes(value));
  const choose = (value: string, on: boolean) => {
    if (!multiple) field.setValue(on ? value : '');
    else field.setValue(on ? [...chosen, value] : chosen.filter((one) => one !== value));
    onChoose?.(on ? value : '');
  };
  return (
    <FieldFrame {...frame} field={field} group>
      <Box
        id={field.id}
        onBlur={field.leave}
        role={multiple ? 'group' : 'radiogroup'}
        aria-labelledby={field.labelId}
        aria-describedby={describedBy(field, props.help, props.optional)}
        aria-invalid={field.error && !multiple ? true : undefined}
        aria-required={props.required && !multiple ? true : undefined}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}
      >
        {[...options.slice(0, first), ...extra].map((option) => (
          <ChoiceChip
            key={option.value}
            type={multiple ? 'checkbox' : 'radio'}
            name={props.name}
            value={option.value}
            checked={chosen.includes(option.value)}
            disabled={Boolean(props.disabled || option.disabled)}
            invalid={Boolean(field.error)}
            required={Boolean(props.required && !multiple && !inMenu)}
            onChange={(on) => choose(option.value, on)}
            {...(clearable && !multiple ? { onClear: () => choose(option.value, false) } : {})}
          >
            {option.label}
          </ChoiceChip>
        ))}
        {rest.length ? (
          <MoreChoices
            label={props.label}
            options={rest}
            chosen={chosen}
            multiple={Boolean(multiple)}
            disabled={Boolean(props.disabled)}
            invalid={Boolean(field.error)}
            onChoose={(value, on) => {
              setDrawn((before) => [...before, value]);
              choose(value, clearable && chosen.includes(value) ? false : on);
            }}
          />
        ) : null}
      </Box>
    </FieldFrame>
  );
}

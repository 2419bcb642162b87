import Box from '@mui/material/Box';
import { memo, useState } from 'react';
import { ChoiceChip } from './ChoiceChip.tsx';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { MoreChoices } from './MoreChoices.tsx';
import type { Option } from './SelectField.tsx';
import { type Bound, useBoundField } from './useBoundField.ts';

interface ChipGroupFieldProps extends FieldProps {
  /** The options in display order. */
  options: readonly Option[];
  /** Several can be chosen: the form's value is a list of strings instead of a string. */
  multiple?: boolean;
  /** The number of options shown as chips; the others are in the More menu. Defaults to all. */
  first?: number;
  /** Pressing the chosen chip again clears the choice. */
  clearable?: boolean;
  /** Called with the chosen value after the form has it. */
  onChoose?: (value: string) => void;
}

/** A choice as chips: radios (a string, '' for none) or, with `multiple`, checkboxes (a list of strings). */
export function ChipGroupField(props: ChipGroupFieldProps) {
  return <ChipGroupView {...props} field={useBoundField(props.name, props.multiple ? NONE : '')} />;
}

const NONE: readonly string[] = [];

const ChipGroupView = memo(({ field, ...props }: Bound<ChipGroupFieldProps, string | readonly string[]>) => {
  const { options, multiple, first = options.length, clearable, onChoose, ...frame } = props;
  const chosen = typeof field.value === 'string' ? [field.value] : field.value;
  // A chip added from the menu stays when it is unchecked; removing it would lose the focus.
  const [added, setAdded] = useState<readonly string[]>([]);
  const rest = options.slice(first);
  const extra = multiple ? rest.filter(({ value }) => chosen.includes(value) || added.includes(value)) : [];
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
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
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
              setAdded((before) => [...before, value]);
              choose(value, clearable && chosen.includes(value) ? false : on);
            }}
          />
        ) : null}
      </Box>
    </FieldFrame>
  );
});

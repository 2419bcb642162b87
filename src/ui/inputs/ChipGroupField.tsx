import Box from '@mui/material/Box';
import { ChoiceChip } from './ChoiceChip';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import type { Option } from './SelectField';
import { useBoundField } from './useBoundField';

interface ChipGroupFieldProps extends FieldProps {
  options: readonly Option[];
  /** Many choices: the form's value is a list of strings instead of one string. */
  multiple?: boolean;
}

/** Choices laid out as pills: radios (a string, '' for none) or, with `multiple`, checkboxes (a list of strings). */
export function ChipGroupField({ options, multiple, ...props }: ChipGroupFieldProps) {
  const field = useBoundField<string | string[]>(props.name, multiple ? [] : '');
  const chosen = Array.isArray(field.value) ? field.value : [field.value];
  const choose = (value: string, on: boolean) => {
    if (!multiple) field.setValue(value);
    else field.setValue(on ? [...chosen, value] : chosen.filter((one) => one !== value));
  };
  return (
    <FieldFrame {...props} field={field} group>
      <Box
        id={field.id}
        role={multiple ? 'group' : 'radiogroup'}
        aria-labelledby={field.labelId}
        aria-describedby={describedBy(field, props.help, props.optional)}
        aria-invalid={field.error && !multiple ? true : undefined}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}
      >
        {options.map((option) => (
          <ChoiceChip
            key={option.value}
            type={multiple ? 'checkbox' : 'radio'}
            name={props.name}
            value={option.value}
            checked={chosen.includes(option.value)}
            disabled={Boolean(props.disabled || option.disabled)}
            required={Boolean(props.required && !multiple)}
            onChange={(on) => choose(option.value, on)}
            onBlur={field.touch}
          >
            {option.label}
          </ChoiceChip>
        ))}
      </Box>
    </FieldFrame>
  );
}

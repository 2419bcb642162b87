import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import { useBoundField } from './useBoundField';

/** One entry of a select, a chip group or a set of cards. */
export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Shown, in the placeholder's colour, while nothing is chosen. */
  placeholder?: string;
}

/** One choice from a list that opens, bound to a string ('' while nothing is chosen). */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const field = useBoundField(props.name, '');
  const chosen = options.find((option) => option.value === field.value);
  return (
    <FieldFrame {...props} field={field}>
      <Select
        id={field.id}
        labelId={field.labelId}
        name={props.name}
        value={chosen ? field.value : ''}
        displayEmpty
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={field.touch}
        renderValue={() =>
          chosen?.label ?? (
            <Box component="span" sx={{ color: 'roles.placeholder' }}>
              {placeholder ?? 'Select'}
            </Box>
          )
        }
        SelectDisplayProps={{
          'aria-describedby': describedBy(field, props.help, props.optional),
          'aria-invalid': field.error ? true : undefined,
        }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} disabled={Boolean(option.disabled)}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}

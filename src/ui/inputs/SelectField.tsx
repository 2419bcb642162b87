import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { Lock } from 'lucide-react';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useBoundField } from './useBoundField.ts';

/** One entry of a select, a chip group or a set of cards. */
export interface Option {
  /** What the form stores. */
  value: string;
  /** What people read. */
  label: string;
  /** Shown, but not to be chosen. */
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps {
  /** The choices, in the order of the list. */
  options: readonly Option[];
  /** Shown, in the placeholder's colour, while nothing is chosen. */
  placeholder?: string;
  /** The words of a first entry that leaves nothing chosen, once something is: for a choice that may be taken back. */
  none?: string;
}

/** One choice from a list that opens, bound to a string ('' while nothing is chosen). */
export function SelectField({ options, placeholder, none, ...props }: SelectFieldProps) {
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
        {...(props.disabled ? { IconComponent: Lock } : {})}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 320, mt: '4px' } } } }}
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
        {none && chosen ? <MenuItem value="">{none}</MenuItem> : null}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} disabled={Boolean(option.disabled)}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}

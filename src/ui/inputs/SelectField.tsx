import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { Lock } from 'lucide-react';
import { memo } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { type Bound, useBoundField } from './useBoundField.ts';

/** An option of a select, a chip group or radio cards. */
export interface Option {
  /** The value in the form. */
  value: string;
  label: string;
  /** Shows the option but disables it. */
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps {
  /** The options in display order. */
  options: readonly Option[];
  /** The placeholder while nothing is chosen. */
  placeholder?: string;
  /** The label of a first option that clears the choice; it shows while something is chosen. */
  none?: string;
}

/** A select bound to a string ('' while nothing is chosen). */
export function SelectField(props: SelectFieldProps) {
  return <SelectView {...props} field={useBoundField(props.name, '')} />;
}

const SelectView = memo(({ field, options, placeholder, none, ...props }: Bound<SelectFieldProps, string>) => {
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
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 320, mt: 0.5 } } } }}
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
        {none && field.value !== '' ? <MenuItem value="">{none}</MenuItem> : null}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} disabled={Boolean(option.disabled)}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
});

import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { focusRing } from '#src/theme/focusRing.ts';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { decimalOf } from './grouping.ts';
import type { Option } from './SelectField.tsx';
import { useBoundField } from './useBoundField.ts';
import { useGroupedInput } from './useGroupedInput.ts';

interface NumberWithUnitFieldProps extends FieldProps {
  /** The form field that holds the unit. */
  unitName: string;
  /** The units to choose from; the first one is the default. */
  units: readonly Option[];
}

/** A number (plain text in the form, shown in Indian grouping) with its unit, which is a form field of its own. */
export function NumberWithUnitField({ unitName, units, ...props }: NumberWithUnitFieldProps) {
  const field = useBoundField(props.name, '');
  const unit = useBoundField(unitName, units[0]?.value ?? '');
  const input = useGroupedInput(field.value, field.setValue, decimalOf);
  // One frame for both fields: the number's error comes first.
  const error = field.error ?? unit.error;
  const framed = error ? { ...field, error } : field;
  return (
    <FieldFrame {...props} field={framed}>
      <OutlinedInput
        {...input}
        id={field.id}
        name={props.name}
        onBlur={field.touch}
        autoComplete="off"
        slotProps={{
          input: {
            inputMode: 'decimal',
            'aria-invalid': Boolean(field.error),
            'aria-describedby': describedBy(framed, props.help, props.optional),
          },
        }}
        sx={{ pr: 0, fontVariantNumeric: 'tabular-nums' }}
        endAdornment={
          // A form control of its own, so that the number's error and asterisk do not apply to the unit.
          <FormControl
            disabled={Boolean(props.disabled)}
            sx={{ alignSelf: 'stretch', borderLeft: 1, borderColor: 'roles.line', flex: 'none' }}
          >
            <Select
              name={unitName}
              value={unit.value}
              onChange={(event) => unit.setValue(event.target.value)}
              onBlur={unit.touch}
              SelectDisplayProps={{
                'aria-label': `${props.label} unit`,
                'aria-invalid': unit.error ? true : undefined,
                'aria-describedby': unit.error ? field.noteId : undefined,
              }}
              MenuProps={{ slotProps: { paper: { sx: { maxHeight: 320 } } } }}
              sx={{
                height: '100%',
                minHeight: 0,
                color: 'roles.slate',
                bgcolor: 'roles.subtle',
                borderRadius: '0 7px 7px 0',
                fontWeight: 500,
                boxShadow: 'none !important',
                // A border width of 0 would not do: the number's focus and error styles set it again.
                '& .MuiOutlinedInput-notchedOutline': { display: 'none' },
                '&:hover': { color: 'roles.ink' },
                '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-2px' },
              }}
            >
              {units.map((one) => (
                <MenuItem key={one.value} value={one.value}>
                  {one.label}
                </MenuItem>
              ))}
            </Select>
          </FormControl>
        }
      />
    </FieldFrame>
  );
}

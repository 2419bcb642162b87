import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import type { Option } from './SelectField';
import { useBoundField } from './useBoundField';

interface NumberWithUnitFieldProps extends FieldProps {
  /** The form's field that holds the unit. */
  unitName: string;
  units: readonly Option[];
  placeholder?: string;
}

const amount = (typed: string) => typed.replace(/[^\d.]/g, '').replace(/(\..*)\./g, '$1');

/** A number (kept as the text typed) with its unit joined at the right, in a field of its own. */
export function NumberWithUnitField({ unitName, units, placeholder, ...props }: NumberWithUnitFieldProps) {
  const field = useBoundField(props.name, '');
  const unit = useBoundField(unitName, units[0]?.value ?? '');
  return (
    <FieldFrame {...props} field={field}>
      <OutlinedInput
        id={field.id}
        name={props.name}
        value={field.value}
        onChange={(event) => field.setValue(amount(event.target.value))}
        onBlur={field.touch}
        placeholder={placeholder}
        autoComplete="off"
        slotProps={{
          input: { inputMode: 'decimal', 'aria-describedby': describedBy(field, props.help, props.optional) },
        }}
        sx={{ pr: '1px', fontVariantNumeric: 'tabular-nums' }}
        endAdornment={
          <Box sx={{ alignSelf: 'stretch', borderLeft: 1, borderColor: 'roles.line', my: '1px', flex: 'none' }}>
            <Select
              name={unitName}
              value={unit.value}
              onChange={(event) => unit.setValue(event.target.value)}
              SelectDisplayProps={{ 'aria-label': `${props.label} unit` }}
              sx={{
                height: '100%',
                minHeight: 0,
                color: 'roles.slate',
                bgcolor: 'roles.subtle',
                borderRadius: '0 7px 7px 0',
                fontWeight: 500,
                boxShadow: 'none !important',
                '& .MuiOutlinedInput-notchedOutline': { border: 0 },
                '& .MuiSelect-select:focus-visible': { textDecoration: 'underline' },
              }}
            >
              {units.map((one) => (
                <MenuItem key={one.value} value={one.value}>
                  {one.label}
                </MenuItem>
              ))}
            </Select>
          </Box>
        }
      />
    </FieldFrame>
  );
}

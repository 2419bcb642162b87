import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { belowCheckbox, checkboxRow } from '#src/theme/controls.ts';
import { FieldNote } from './FieldFrame.tsx';
import { useBoundField } from './useBoundField.ts';

interface CheckboxFieldProps {
  /** The form field's name; dots address nested values. */
  name: string;
  /** The label, which may contain links. */
  label: ReactNode;
  /** Help text; an error replaces it. */
  help?: ReactNode;
  /** Sets the native `required` and shows a star. */
  required?: boolean;
}

/** A checkbox bound to a boolean (false by default). */
export function CheckboxField({ name, label, help, required }: CheckboxFieldProps) {
  const field = useBoundField(name, false);
  return (
    <FormControl error={Boolean(field.error)}>
      <FormControlLabel
        label={label}
        sx={{
          ...checkboxRow,
          mr: 0,
          alignItems: 'flex-start',
          '& .MuiFormControlLabel-asterisk': { color: 'roles.gulabi', fontWeight: 600, whiteSpace: 'nowrap' },
        }}
        control={
          <Checkbox
            name={name}
            checked={field.value}
            required={Boolean(required)}
            onChange={(_, checked) => field.setValue(checked)}
            onBlur={field.touch}
            slotProps={{
              input: {
                'aria-invalid': field.error ? true : undefined,
                'aria-describedby': field.error || help ? field.noteId : undefined,
              },
            }}
          />
        }
      />
      {field.error || help ? (
        <Box sx={belowCheckbox}>
          <FieldNote id={field.noteId} error={field.error} help={help} />
        </Box>
      ) : null}
    </FormControl>
  );
}

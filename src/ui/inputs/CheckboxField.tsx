import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { FieldNote } from './FieldNote';
import { useBoundField } from './useBoundField';

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** One tick, bound to a boolean (false by default). */
export function CheckboxField({ name, label, help, required, disabled }: CheckboxFieldProps) {
  const field = useBoundField(name, false);
  return (
    <FormControl error={Boolean(field.error)} disabled={Boolean(disabled)}>
      <FormControlLabel
        label={label}
        sx={{ ml: '-10px', mr: 0, alignItems: 'flex-start', '& .MuiFormControlLabel-label': { py: '10px' } }}
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
      <FieldNote id={field.noteId} error={field.error} help={help} />
    </FormControl>
  );
}

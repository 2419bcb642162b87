import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
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
  /** Disables the field. */
  disabled?: boolean;
}

/** A checkbox bound to a boolean (false by default). */
export function CheckboxField({ name, label, help, required, disabled }: CheckboxFieldProps) {
  const field = useBoundField(name, false);
  return (
    <FormControl error={Boolean(field.error)} disabled={Boolean(disabled)}>
      <FormControlLabel
        label={label}
        sx={{
          ml: '-10px',
          mr: 0,
          alignItems: 'flex-start',
          '& .MuiFormControlLabel-asterisk': { color: 'roles.gulabi', fontWeight: 600, whiteSpace: 'nowrap' },
          // The label, its wrapper and the star of a required field.
          '& > :not(.MuiCheckbox-root)': { py: '10px', overflowWrap: 'anywhere', minWidth: 0 },
          '@media (max-width: 599.95px), (pointer: coarse)': {
            ml: '-12px',
            '& > :not(.MuiCheckbox-root)': { py: '12px' },
          },
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
        <Box sx={{ ml: '30px', mt: '-10px' }}>
          <FieldNote id={field.noteId} error={field.error} help={help} />
        </Box>
      ) : null}
    </FormControl>
  );
}

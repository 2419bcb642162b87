import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { FieldNote } from './FieldNote';
import type { BoundField } from './useBoundField';

/** What every field takes besides its name. */
export interface FieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  /** Shows "Optional" to the right of the label. */
  optional?: boolean;
  disabled?: boolean;
}

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  field: Pick<BoundField<unknown>, 'id' | 'labelId' | 'noteId' | 'error'>;
  /** A set of choices under one label instead of one input. */
  group?: boolean;
  children: ReactNode;
}

/** The ids that describe a field: its note and its "Optional", when they are shown. */
export function describedBy(field: Pick<BoundField<unknown>, 'noteId' | 'error'>, help: ReactNode, optional?: boolean) {
  const ids = [field.error || help ? field.noteId : null, optional ? `${field.noteId}-optional` : null];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Label above, field, error or help below: the frame that all inputs share. */
export function FieldFrame({ field, label, help, required, optional, disabled, group, children }: FieldFrameProps) {
  const target = group ? ({ component: 'span' } as const) : ({ htmlFor: field.id } as const);
  return (
    <FormControl
      fullWidth
      error={Boolean(field.error)}
      required={Boolean(required)}
      disabled={Boolean(disabled)}
      variant="outlined"
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1, mb: '6px' }}>
        <FormLabel id={field.labelId} {...target}>
          {label}
        </FormLabel>
        {optional ? (
          <Box
            component="span"
            id={`${field.noteId}-optional`}
            sx={{ typography: 'caption', color: 'roles.slate', whiteSpace: 'nowrap' }}
          >
            Optional
          </Box>
        ) : null}
      </Box>
      {children}
      <FieldNote id={field.noteId} error={field.error} help={help} />
    </FormControl>
  );
}

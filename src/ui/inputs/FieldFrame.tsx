import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { FieldNote } from './FieldNote.tsx';
import type { BoundField } from './useBoundField.ts';

/** What every field takes besides its name. */
export interface FieldProps {
  /** The form's field: dots lead into nested values. */
  name: string;
  /** The words above the field, and its name for screen readers. */
  label: string;
  /** A line under the field; an error takes its place. */
  help?: ReactNode;
  /** Shows a star after the label and tells the browser. */
  required?: boolean;
  /** Shows "Optional" to the right of the label. */
  optional?: boolean;
  /** Cannot be changed: hover fill and a lock. */
  disabled?: boolean;
}

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  /** The bound field whose ids and error it shows. */
  field: Pick<BoundField<unknown>, 'id' | 'labelId' | 'noteId' | 'error'>;
  /** A set of choices under one label instead of one input. */
  group?: boolean;
  /** Label and field on one line, for lists of many small fields. */
  inline?: boolean;
  /** The label in slate: a line of a list where nothing is chosen. */
  quiet?: boolean;
  /** The label is read out, and not seen. */
  hideLabel?: boolean;
  /** Says the error aloud as it appears. */
  announce?: boolean;
  /** The input. */
  children: ReactNode;
}

/** The ids that describe a field: its note and its "Optional", when they are shown. */
export function describedBy(field: Pick<BoundField<unknown>, 'noteId' | 'error'>, help: ReactNode, optional?: boolean) {
  const ids = [field.error || help ? field.noteId : null, optional ? `${field.noteId}-optional` : null];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Label above, field, error or help below: the frame that all inputs share. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, label, help, required, optional, disabled, group, inline, quiet, hideLabel, announce, children } =
    props;
  const target = group ? ({ component: 'span' } as const) : ({ htmlFor: field.id } as const);
  const head = (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 1,
        minWidth: 0,
        ...(hideLabel ? visuallyHidden : {}),
        ...(inline ? { flex: 1, alignSelf: 'center' } : { mb: '6px' }),
      }}
    >
      <FormLabel
        id={field.labelId}
        {...target}
        sx={{
          minWidth: 0,
          overflowWrap: 'anywhere',
          ...(quiet ? { '&&': { color: 'roles.slate', fontWeight: 400 } } : {}),
        }}
      >
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
  );
  return (
    <FormControl
      fullWidth
      error={Boolean(field.error)}
      required={Boolean(required)}
      disabled={Boolean(disabled)}
      variant="outlined"
    >
      {inline ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px' }}>
          {head}
          {children}
        </Box>
      ) : (
        <>
          {head}
          {children}
        </>
      )}
      <FieldNote id={field.noteId} error={field.error} help={help} announce={Boolean(announce)} />
    </FormControl>
  );
}

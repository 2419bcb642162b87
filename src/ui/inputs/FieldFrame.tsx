import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import type { BoundField } from './useBoundField.ts';

/** Props that all fields share. */
export interface FieldProps {
  /** The form field's name; dots address nested values. */
  name: string;
  /** The label above the field. */
  label: string;
  /** Help text; an error replaces it. */
  help?: ReactNode;
  /** Shows a star after the label and sets the native `required`. */
  required?: boolean;
  /** Shows "Optional" to the right of the label. */
  optional?: boolean;
  /** Disables the field and shows a lock. */
  disabled?: boolean;
}

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  /** The bound field, for its ids and error. */
  field: Pick<BoundField<unknown>, 'id' | 'labelId' | 'noteId' | 'error'>;
  /** A group of options instead of one input. */
  group?: boolean;
  /** Label and field on one line, for long lists of fields. */
  inline?: boolean;
  /** Shows the label in slate, for a field in a list that has no value. */
  quiet?: boolean;
  /** Hides the label visually. */
  hideLabel?: boolean;
  /** Announces the error as it appears. */
  announce?: boolean;
  /** The input. */
  children: ReactNode;
}

/** A field's `aria-describedby`: the ids of its note and its "Optional", when they are shown. */
export function describedBy(field: Pick<BoundField<unknown>, 'noteId' | 'error'>, help: ReactNode, optional?: boolean) {
  const ids = [field.error || help ? field.noteId : null, optional ? `${field.noteId}-optional` : null];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The frame of all inputs: the label above, the error or help below. */
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
        ...(inline ? { flex: 1, alignSelf: 'center' } : { mb: 0.75 }),
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
        <Text component="span" id={`${field.noteId}-optional`} variant="caption" quiet sx={{ whiteSpace: 'nowrap' }}>
          Optional
        </Text>
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
        <Row gap={1.5}>
          {head}
          {children}
        </Row>
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

interface FieldNoteProps {
  /** The id for the input's `aria-describedby`. */
  id: string;
  /** The error message, shown instead of the help. */
  error?: string | undefined;
  help?: ReactNode;
  /** Announces the error, if it can appear while the focus is elsewhere. */
  announce?: boolean;
}

/** The text below a field: its error with an icon, or its help. */
export function FieldNote({ id, error, help, announce }: FieldNoteProps) {
  if (!error && !help) return null;
  return (
    <Box
      id={id}
      role={error && announce ? 'alert' : undefined}
      sx={{
        display: 'flex',
        gap: 0.5,
        mt: 0.75,
        typography: error ? 'captionLabel' : 'caption',
        color: error ? 'tones.error.text' : 'roles.slate',
        overflowWrap: 'anywhere',
        '& svg': { flex: 'none', mt: 0.25 },
      }}
    >
      {error ? <CircleAlert size={14} aria-hidden /> : null}
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {error ?? help}
      </Box>
    </Box>
  );
}

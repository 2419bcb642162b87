import { useField, useFormikContext } from 'formik';
import { type FocusEvent, useEffect, useId, useMemo } from 'react';
import { afterPress, watchPresses } from '#src/lib/afterPress.ts';
import { serverErrorOf } from './serverErrors.ts';

/** A Formik field for an input: ids for its label and note, and the error once it may show. */
export interface BoundField<Value> {
  id: string;
  labelId: string;
  noteId: string;
  name: string;
  value: Value;
  error?: string;
  setValue: (value: Value) => void;
  /** Marks the field as touched, once the click or tap that left it is complete. */
  touch: () => void;
  /** The blur handler of a box around several inputs: moving between them does not leave the field. */
  leave: (event: FocusEvent) => void;
}

/** The props of a field's memoized part: a form renders all fields on every keystroke, most of them unchanged. */
export type Bound<Props, Value> = Props & { field: BoundField<Value> };

/**
 * Binds a field to the surrounding Formik form. The error shows once the field was left or the form submitted; a server
 * error (see serverErrorsFor) shows until the value changes. `empty` is the value while the form has none. The result changes only
 * with the value and the error.
 */
export function useBoundField<Value>(name: string, empty: Value): BoundField<Value> {
  const id = useId();
  const [, meta] = useField<Value | null | undefined>(name);
  const value = meta.value ?? empty;
  const { submitCount, status, setFieldValue, setFieldTouched } = useFormikContext();
  useEffect(watchPresses, []);
  const shown = meta.touched || submitCount > 0;
  const error = (shown && meta.error) || serverErrorOf(status, name, meta.value);
  const shownError = error ? String(error) : undefined;
  return useMemo(() => {
    const touch = () => {
      afterPress(() => {
        void setFieldTouched(name, true);
      });
    };
    return {
      id,
      labelId: `${id}-label`,
      noteId: `${id}-note`,
      name,
      value,
      ...(shownError ? { error: shownError } : {}),
      setValue: (chosen) => {
        void setFieldValue(name, chosen);
      },
      touch,
      leave: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) touch();
      },
    };
  }, [id, name, value, shownError, setFieldValue, setFieldTouched]);
}

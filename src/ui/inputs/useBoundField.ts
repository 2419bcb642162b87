import { useField, useFormikContext } from 'formik';
import { type FocusEvent, useEffect, useId } from 'react';
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
  /** Marks the field as touched, after the press that left it is complete. */
  touch: () => void;
  /** The blur handler of a box around several inputs: moving between them does not leave the field. */
  leave: (event: FocusEvent) => void;
}

/**
 * Binds a field to the surrounding Formik form. The error shows after the field was left or the form submitted; a server
 * error (see serverErrorsFor) shows until the value changes. `empty` is the value while the form has none.
 */
export function useBoundField<Value>(name: string, empty: Value): BoundField<Value> {
  const id = useId();
  const [field, meta, actions] = useField<Value | undefined>(name);
  const { submitCount, status } = useFormikContext();
  useEffect(watchPresses, []);
  const touch = () => {
    afterPress(() => {
      void actions.setTouched(true);
    });
  };
  const shown = meta.touched || submitCount > 0;
  const error = (shown && meta.error) || serverErrorOf(status, name, field.value);
  return {
    id,
    labelId: `${id}-label`,
    noteId: `${id}-note`,
    name,
    value: field.value ?? empty,
    ...(error ? { error: String(error) } : {}),
    setValue: (value) => {
      void actions.setValue(value);
    },
    touch,
    leave: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) touch();
    },
  };
}

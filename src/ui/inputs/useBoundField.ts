import { useField, useFormikContext } from 'formik';
import { type FocusEvent, useEffect, useId } from 'react';
import { afterPress, watchPresses } from '#src/lib/afterPress.ts';
import { serverErrorOf } from './serverErrors.ts';

/** A Formik field as an input needs it: ids for its label, help and error, and the error once it may be shown. */
export interface BoundField<Value> {
  id: string;
  labelId: string;
  noteId: string;
  name: string;
  value: Value;
  error?: string;
  setValue: (value: Value) => void;
  /** The field was left; its error shows once a press that left it is through. */
  touch: () => void;
  /** The same for the box around several inputs: between two of them is not left. */
  leave: (event: FocusEvent) => void;
}

/**
 * Binds one field to the surrounding Formik form. The error shows once the field was left or the form was sent;
 * the server's (see serverErrorsFor) until the value changes.
 * `empty` stands in for a value that the form does not hold.
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

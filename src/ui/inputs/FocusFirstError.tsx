import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { badFieldsOf, goToField } from '../feedback/badFields.ts';

/**
 * Brings a form that could not be sent to its first bad field: focus goes there, and the field into view. Stands
 * anywhere inside the form; `SubmitButton` carries it.
 */
export function FocusFirstError() {
  const { submitCount, isSubmitting } = useFormikContext();
  const at = useRef<HTMLSpanElement>(null);
  const answered = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    goToField(badFieldsOf(at.current?.closest('form'))[0]);
  }, [submitCount, isSubmitting]);
  return <span ref={at} hidden />;
}

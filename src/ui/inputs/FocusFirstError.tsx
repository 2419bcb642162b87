import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

const CONTROL = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

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
    const bad = at.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A set of choices takes no focus itself; its first choice does.
    const control = bad?.matches(CONTROL) ? bad : bad?.querySelector<HTMLElement>(CONTROL);
    control?.focus({ preventScroll: true });
    // In the middle, so that neither a label above nor a bar at the window's foot hides it.
    control?.scrollIntoView({ block: 'center' });
  }, [submitCount, isSubmitting]);
  return <span ref={at} hidden />;
}

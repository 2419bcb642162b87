import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { draftOwnerOf, type FormName, keepFormDraft, takeFormDraft } from '#src/lib/formDraft.ts';

const changedValues = (values: FormikValues, from: FormikValues) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !Object.is(value, from[name])));

/**
 * Updates the form when its record changes: unchanged fields take the new value, the others keep the input. Formik's
 * `enableReinitialize` would discard the input.
 */
export const useNewerValues = (initialValues: FormikValues): void => {
  const { values, resetForm, setValues } = useFormikContext<FormikValues>();
  const known = useRef(initialValues);
  useLayoutEffect(() => {
    const before = known.current;
    if (Object.keys(changedValues(initialValues, before)).length === 0) return;
    known.current = initialValues;
    const typed = changedValues(values, before);
    resetForm({ values: initialValues });
    if (Object.keys(typed).length > 0) void setValues({ ...initialValues, ...typed }, false);
  }, [initialValues, values, resetForm, setValues]);
};

/**
 * Stores the input of an open form when the session ends or changes to another person, and restores it when the same person is
 * signed in again. Returns whether the form contains restored input.
 */
export const useKeptTyping = (form: FormName | undefined, open: boolean): boolean => {
  const { values, initialValues, dirty, setValues } = useFormikContext<FormikValues>();
  const [restored, setRestored] = useState(false);
  const latest = useRef({ form, open, values, initialValues, setValues, typist: form && draftOwnerOf(form.role) });
  useLayoutEffect(() => {
    // After the session has ended, it is still the person who typed.
    const typist = (form && draftOwnerOf(form.role)) ?? latest.current.typist;
    latest.current = { form, open, values, initialValues, setValues, typist };
  });
  // Only when the form opens: another page may have the same form and not open it.
  useEffect(() => {
    const { form: mine, values: now, setValues: set } = latest.current;
    const typed = open && mine ? takeFormDraft(mine) : undefined;
    if (!typed) return;
    setRestored(true);
    void set({ ...now, ...typed }, false);
  }, [open]);
  useEffect(
    () => () => {
      const last = latest.current;
      if (!last.form || !last.typist || !last.open || draftOwnerOf(last.form.role) === last.typist) return;
      keepFormDraft(last.typist, last.form, changedValues(last.values, last.initialValues));
    },
    [],
  );
  return restored && dirty;
};

import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { draftOwnerOf, type FormName, keepFormDraft, takeFormDraft } from '#src/lib/formDraft.ts';

const differing = (values: FormikValues, from: FormikValues) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !Object.is(value, from[name])));

/**
 * Brings the form up to date when its record changes: fields that nobody touched take the newer value, the others keep what
 * was typed. Stands in for Formik's own `enableReinitialize`, which would throw that away.
 */
export const useNewerValues = (initialValues: FormikValues): void => {
  const { values, resetForm, setValues } = useFormikContext<FormikValues>();
  const known = useRef(initialValues);
  useLayoutEffect(() => {
    const before = known.current;
    if (Object.keys(differing(initialValues, before)).length === 0) return;
    known.current = initialValues;
    const typed = differing(values, before);
    resetForm({ values: initialValues });
    if (Object.keys(typed).length > 0) void setValues({ ...initialValues, ...typed }, false);
  }, [initialValues, values, resetForm, setValues]);
};

/**
 * Keeps what was typed in an open form when the session ends under it, or becomes somebody else's, and gives it back once the same person is there again.
 * Answers whether that happened, until the form is empty of it.
 */
export const useKeptTyping = (form: FormName | undefined, open: boolean): boolean => {
  const { values, initialValues, dirty, setValues } = useFormikContext<FormikValues>();
  const [restored, setRestored] = useState(false);
  const latest = useRef({ form, open, values, initialValues, setValues, typist: form && draftOwnerOf(form.role) });
  useLayoutEffect(() => {
    // Once nobody is signed in it stays the one who was.
    const typist = (form && draftOwnerOf(form.role)) ?? latest.current.typist;
    latest.current = { form, open, values, initialValues, setValues, typist };
  });
  // Once it is looked at: another page may have the same form, too, and nobody open it there.
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
      keepFormDraft(last.typist, last.form, differing(last.values, last.initialValues));
    },
    [],
  );
  return restored && dirty;
};

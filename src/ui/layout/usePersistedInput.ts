import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { draftOwnerOf, type FormName, storeFormDraft, takeFormDraft } from '#src/lib/formDraft.ts';

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
 * Stores the input of an open form when the session ends or changes to another person, when its page is left by Back, and when
 * the tab is hidden, because a phone may end it then. Restores it when the same person opens the form again. Returns whether the
 * form contains restored input.
 */
export const usePersistedInput = (form: FormName | undefined, open: boolean): boolean => {
  const { values, initialValues, dirty, isSubmitting, setValues } = useFormikContext<FormikValues>();
  const [restored, setRestored] = useState(false);
  const now = { form, open, values, initialValues, isSubmitting, setValues };
  const latest = useRef({ ...now, typist: form && draftOwnerOf(form.role) });
  useLayoutEffect(() => {
    // After the session has ended, the input still belongs to the person who typed it.
    const typist = (form && draftOwnerOf(form.role)) ?? latest.current.typist;
    latest.current = { ...now, typist };
  });
  // Only when the form opens: another page may have the same form and not open it.
  useEffect(() => {
    const last = latest.current;
    const typed = open && last.form ? takeFormDraft(last.form) : undefined;
    if (!typed) return;
    setRestored(true);
    void last.setValues({ ...last.values, ...typed }, false);
  }, [open]);
  useEffect(() => {
    // Includes the query, which says for example which lead is open beside the table.
    const { href } = window.location;
    const keep = () => {
      const { form: mine, typist, open: isOpen, values: typed, initialValues: from } = latest.current;
      if (mine && typist && isOpen) storeFormDraft(typist, mine, changedValues(typed, from));
    };
    // Input that is being submitted is not kept: it may already be saved when the form opens again.
    const storeUnsent = () => {
      if (!latest.current.isSubmitting) keep();
    };
    const whenHidden = () => {
      const { form: mine, open: isOpen } = latest.current;
      if (document.visibilityState === 'hidden') storeUnsent();
      else if (mine && isOpen) takeFormDraft(mine);
    };
    window.addEventListener('pagehide', storeUnsent);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      window.removeEventListener('pagehide', storeUnsent);
      document.removeEventListener('visibilitychange', whenHidden);
      const { form: mine, typist } = latest.current;
      if (mine && draftOwnerOf(mine.role) !== typist) keep();
      else if (window.location.href !== href) storeUnsent();
    };
  }, []);
  return restored && dirty;
};

import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';

// Of this page and in memory alone: a reload, like a closed tab, forgets them.
const drafts = new Map<string, FormikValues>();

/**
 * Keeps what was typed into an open form when its page is taken away (the session ended, somebody went back), until the form
 * of that `key` is there again. Over the record as it is then: only what was typed is kept.
 */
export const useDraft = (key: string | undefined, open: boolean): void => {
  const { values, initialValues, setValues } = useFormikContext<FormikValues>();
  const now = useRef({ values, initialValues, open });
  useLayoutEffect(() => {
    now.current = { values, initialValues, open };
  });
  useEffect(() => {
    if (!key) return;
    const kept = drafts.get(key);
    if (kept) void setValues((fresh) => ({ ...fresh, ...kept }), false);
    return () => {
      const { values, initialValues, open } = now.current;
      const typed = Object.entries(values).filter(([name, value]) => value !== initialValues[name]);
      if (open && typed.length > 0) drafts.set(key, Object.fromEntries(typed));
    };
  }, [key, setValues]);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Closed or sent: the form itself remembers from here on.
    if (key && wasOpen.current && !open) drafts.delete(key);
    wasOpen.current = open;
  }, [key, open]);
};

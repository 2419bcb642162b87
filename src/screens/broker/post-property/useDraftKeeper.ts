import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { forgetDraft, keepDraft } from '#src/features/properties/postDraft.ts';
import type { PostProgress } from '#src/features/properties/postProgress.ts';
import { emptyProperty, type PropertyFormValues } from '#src/features/properties/propertyForm.ts';
import type { Photos } from './usePhotos.ts';

// Long enough to rest between two keys, short enough that nobody closes the page before.
const REST_MS = 400;
const untouched = JSON.stringify(emptyProperty);

interface Draft {
  /** Whose draft it is; undefined keeps none. */
  keeper: number | undefined;
  photos: Photos;
  progress: RefObject<PostProgress>;
  /** When the draft that the page began with was kept. */
  since: number | undefined;
  /** Given the function that keeps the draft at once. */
  keepNow: RefObject<() => void>;
}

/** Keeps the form in this browser while it is filled in; answers when it last did, or `false` when it could not. */
export const useDraftKeeper = ({ keeper, photos, progress, since, keepNow }: Draft): number | false | undefined => {
  const { values } = useFormikContext<PropertyFormValues>();
  const [savedAt, setSavedAt] = useState<number | false | undefined>(since);
  const { list, defaultId } = photos;
  const state = useMemo(() => ({ values, list, defaultId }), [values, list, defaultId]);
  const latest = useRef(state);
  const dirty = useRef(false);

  useLayoutEffect(() => {
    keepNow.current = () => {
      dirty.current = false;
      if (keeper === undefined) return;
      const { values: typed, list: chosen, defaultId: leading } = latest.current;
      const begun = chosen.length > 0 || progress.current.propertyId !== undefined;
      if (!begun && JSON.stringify(typed) === untouched) {
        forgetDraft(keeper);
        setSavedAt(undefined);
        return;
      }
      const now = Date.now();
      const draft = { values: typed, photos: chosen, defaultId: leading, progress: progress.current, savedAt: now };
      setSavedAt(keepDraft(keeper, draft) && now);
    };
  }, [keeper, progress, keepNow]);

  useEffect(() => {
    if (latest.current === state) return;
    latest.current = state;
    dirty.current = true;
    const timer = setTimeout(() => keepNow.current(), REST_MS);
    return () => clearTimeout(timer);
  }, [state, keepNow]);

  // Whoever leaves in between loses nothing.
  useEffect(() => {
    const keep = () => {
      if (dirty.current) keepNow.current();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [keepNow]);
  return savedAt;
};

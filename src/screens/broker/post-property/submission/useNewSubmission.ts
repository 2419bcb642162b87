import { type FormikHelpers, useFormik } from 'formik';
import { useEffect, useReducer, useRef, useState } from 'react';
import { fieldErrorsOf } from '#src/lib/apiError.ts';
import { serverErrorsFor } from '#src/ui/inputs/serverErrors.ts';
import type { Submission } from './context.ts';
import { createDraftKeeper } from './draftKeeper.ts';
import { workOnDraft } from './draftWork.ts';
import { forgetDraft, isBegun, type PostDraft, storeDraft } from './postDraft.ts';
import { newProgress, PostHalted } from './postProgress.ts';
import { emptyProperty, type PropertyFormValues, postPropertyRules, saysNothing } from './propertyForm.ts';
import { type DraftPhoto, initialState, isLocked, reduceSubmission, stepOf } from './state.ts';
import { usePhotoActions } from './usePhotoActions.ts';
import { useSending } from './useSending.ts';

// The video endpoint names its field `url`.
const formErrorsOf = (error: unknown): Readonly<Record<string, string>> => {
  const { url, ...errors } = fieldErrorsOf(error);
  return url ? { ...errors, video: url } : errors;
};

interface Content {
  values: PropertyFormValues;
  photos: readonly DraftPhoto[];
  defaultId: string | undefined;
}

/**
 * The form for posting a property, and its submission. Starts with the draft, if there is one, and keeps it as the
 * draft of `keeper`; without a keeper it keeps none, because another tab does.
 */
export const useNewSubmission = (keeper: number | undefined, draft: PostDraft | undefined) => {
  const progress = useRef(draft?.progress ?? newProgress());
  const [state, dispatch] = useReducer(reduceSubmission, undefined, () =>
    initialState(draft?.progress ?? newProgress(), draft?.defaultId),
  );
  const [draftKeeper] = useState(() =>
    createDraftKeeper(draft?.savedAt, (content: Content, savedAt) => {
      if (keeper === undefined) return undefined;
      const kept = { ...content, progress: progress.current, savedAt };
      if (isBegun(kept)) return storeDraft(keeper, kept);
      forgetDraft(keeper);
      return undefined;
    }),
  );
  const { dropPhotos, ...photoActions } = usePhotoActions(state, dispatch, keeper, draft?.photos ?? []);
  const { submit, ...repairs } = useSending(state, dispatch, progress, draftKeeper.keep);

  // The user is asked only once whether to post a property without any details or photos.
  const [asking, setAsking] = useState(false);
  const agreed = useRef(false);

  const restart = (resetForm: FormikHelpers<PropertyFormValues>['resetForm'], done: boolean) => {
    progress.current = newProgress();
    agreed.current = false;
    dropPhotos();
    dispatch({ type: 'restarted', done });
    resetForm({ values: emptyProperty });
    if (keeper !== undefined) forgetDraft(keeper);
  };

  const formik = useFormik<PropertyFormValues>({
    initialValues: draft?.values ?? emptyProperty,
    validationSchema: postPropertyRules,
    // Validates on blur and on Submit: on every keystroke, the long form would lag on a slow phone.
    validateOnChange: false,
    onSubmit: async (values, form) => {
      if (saysNothing(values) && state.photos.length === 0 && !agreed.current) return setAsking(true);
      return workOnDraft(keeper, async () => {
        const error = await submit(values);
        if (!error) return restart(form.resetForm, true);
        // Puts what the server has into the fields.
        if (error instanceof PostHalted && error.values) await form.setValues(error.values);
        form.setStatus(serverErrorsFor(values, formErrorsOf(error)));
      });
    },
  });

  const { values, isSubmitting } = formik;
  const { photos, defaultId } = state;
  useEffect(() => draftKeeper.update({ values, photos, defaultId }), [draftKeeper, values, photos, defaultId]);
  useEffect(() => draftKeeper.watchPage(), [draftKeeper]);

  const submission: Submission = {
    state,
    dispatch,
    busy: isSubmitting || stepOf(state) !== undefined,
    locked: isLocked(state),
    draft: draftKeeper,
    ...photoActions,
    ...repairs,
    discard: () => restart(formik.resetForm, false),
  };
  return {
    formik,
    submission,
    question: {
      open: asking,
      onClose: () => setAsking(false),
      onConfirm: () => {
        agreed.current = true;
        setAsking(false);
        void formik.submitForm();
      },
    },
  };
};

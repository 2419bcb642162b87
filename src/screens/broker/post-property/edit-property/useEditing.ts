import { useQueryClient } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { type Dispatch, useEffect, useState } from 'react';
import { getProperty, listProperties } from '#contract/properties/endpoints.ts';
import type { PropertyDetail } from '#contract/properties/schemas.ts';
import { getQuotas } from '#contract/quotas.ts';
import { fieldErrorsOf, messageOf } from '#src/lib/apiError.ts';
import { serverErrorsFor } from '#src/ui/inputs/serverErrors.ts';
import type { Submission } from '../submission/context.ts';
import { workOnDraft } from '../submission/draftWork.ts';
import { type DraftSlot, forgetDraft } from '../submission/postDraft.ts';
import { type PostStep, StepFailed } from '../submission/postProgress.ts';
import { type PropertyFormValues, postPropertyRules } from '../submission/propertyForm.ts';
import { type DraftPhoto, type SubmissionAction, stepOf } from '../submission/state.ts';
import { type StartPhoto, usePhotoActions } from '../submission/usePhotoActions.ts';
import { editCalls } from './editCalls.ts';
import type { EditDraft } from './editDraft.ts';
import { planOf } from './editPlan.ts';
import { failureWords } from './editWords.ts';
import { type EditProgress, stepsOfPlan } from './saveEdit.ts';
import { hasArrived, sendEdit } from './sendEdit.ts';
import { startOfEdit } from './startOfEdit.ts';
import { useEditState } from './useEditState.ts';

interface EditOptions {
  home: PropertyDetail;
  /** Where its draft is kept; undefined if it is not, because another tab keeps it. */
  slot: DraftSlot | undefined;
  draft: EditDraft | undefined;
  /** Called when a valid form is submitted; returns whether to save it now. */
  mayBegin: () => boolean;
  /** Called when everything is saved. */
  onSaved: () => void;
}

// Photos of the property have a preview already, although their type does not say so.
const shown = (photo: StartPhoto) => ({ ...photo, preview: photo.preview ?? '' });

/** The edit of a home: its form, photos, draft and save. */
export const useEditing = ({ home, slot, draft, mayBegin, onSaved }: EditOptions) => {
  const [start] = useState(() => startOfEdit(home, draft));
  const { progress, base, state, dispatch, keeper, show } = useEditState(start, slot, draft?.savedAt);
  const [late, setLate] = useState(start.late);
  const [steps, setSteps] = useState<readonly PostStep['doing'][]>([]);
  const { addPhotos, removePhoto } = usePhotoActions(state, dispatch, slot, start.photos);
  const refresh = useRefresh();
  const { photos, defaultId } = state;

  const formik = useFormik<PropertyFormValues>({
    initialValues: start.values,
    validationSchema: postPropertyRules,
    validateOnChange: false,
    onSubmit: async (values, form) => {
      if (!mayBegin()) return;
      await workOnDraft(slot, async () => {
        const subject = { values, photos, defaultId };
        const needed = stepsOfPlan(planOf(subject, progress.current));
        setSteps((before) => [...new Set([...before, ...needed])]);
        setLate(undefined);
        dispatch({ type: 'resumed' });
        for (const { id, error } of photos) if (error) dispatch({ type: 'photoFailed', id, error: undefined });
        const result = await sendEdit(subject, progress.current, editCalls, show);
        if (result.ended === 'failed')
          form.setStatus(serverErrorsFor(values, showFailure(result.error, photos, dispatch)));
        if (result.ended === 'late') {
          setLate(result.late);
          dispatch({ type: 'photosReplaced', photos: result.photos.map(shown), defaultId: result.defaultId });
          await form.setValues(result.values);
        }
        show();
        refresh();
        if (result.ended !== 'saved') return;
        if (slot !== undefined) forgetDraft(slot);
        onSaved();
      });
    },
  });

  const { values, isSubmitting } = formik;
  useEffect(() => keeper.update({ values, photos, defaultId }), [keeper, values, photos, defaultId]);

  const discard = () => {
    for (const { id, file } of photos) if (file && !progress.current.uploaded.has(id)) removePhoto(id);
    const fresh = startOfEdit(progress.current.home, undefined);
    progress.current = fresh.progress;
    dispatch({ type: 'photosReplaced', photos: fresh.photos.map(shown), defaultId: fresh.defaultId });
    dispatch({ type: 'resumed' });
    formik.resetForm({ values: fresh.values });
    setLate(undefined);
    setSteps([]);
    show();
    if (slot !== undefined) forgetDraft(slot);
  };

  const busy = isSubmitting || stepOf(state) !== undefined;
  const submission: Submission = {
    state,
    dispatch,
    busy,
    locked: busy,
    draft: keeper,
    property: { id: base.home.id, video: base.home.videos[0]?.url ?? '' },
    addPhotos,
    removePhoto,
    // A refused photo is sent again by the next save, with everything else that is left.
    retryPhoto: async () => {},
    canRemovePhoto: (id) => canRemove(id, { photos, progress: progress.current, dispatch, show }),
    discard,
  };
  return { formik, submission, base, late, dismissLate: () => setLate(undefined), steps };
};

/** Shows why a save failed; returns the messages by field. */
const showFailure = (error: unknown, photos: readonly DraftPhoto[], dispatch: Dispatch<SubmissionAction>) => {
  const [step, cause] = error instanceof StepFailed ? [error.step, error.cause] : [undefined, error];
  const photoError = messageOf(cause, 'Failed to save');
  dispatch({ type: 'failed', step, message: failureWords(step, cause, photos), photoError });
  // The video endpoint names its field `url`.
  const { url, ...errors } = fieldErrorsOf(cause);
  return url ? { ...errors, video: url } : errors;
};

interface Removal {
  photos: readonly DraftPhoto[];
  progress: EditProgress;
  dispatch: Dispatch<SubmissionAction>;
  show: () => void;
}

/** Whether a photo can be removed at once, because the server does not have it. */
const canRemove = async (id: string, { photos, progress, dispatch, show }: Removal): Promise<boolean> => {
  try {
    if (!(await hasArrived(id, photos, progress, editCalls))) return true;
    // It has arrived after all: the next save deletes it.
    dispatch({ type: 'photoMarked', id, removed: true });
  } catch (error) {
    dispatch({ type: 'photoFailed', id, error: messageOf(error, 'Failed to load') });
  }
  show();
  return false;
};

// Does not reload the home of this page, because the form would not follow.
function useRefresh() {
  const client = useQueryClient();
  return () => {
    for (const { path } of [listProperties, getQuotas]) void client.invalidateQueries({ queryKey: [path] });
    void client.invalidateQueries({ queryKey: [getProperty.path], refetchType: 'none' });
  };
}

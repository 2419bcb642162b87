import { useEffect, useReducer, useRef, useState } from 'react';
import { createDraftKeeper } from '../submission/draftKeeper.ts';
import { type DraftSlot, forgetDraft } from '../submission/postDraft.ts';
import type { PostStep } from '../submission/postProgress.ts';
import type { PropertyFormValues } from '../submission/propertyForm.ts';
import {
  type DraftPhoto,
  initialState,
  reduceSubmission,
  type SubmissionState,
  serverStateOf,
} from '../submission/state.ts';
import { storeEditDraft } from './editDraft.ts';
import { type EditBase, isDone, planOf } from './editPlan.ts';
import type { EditProgress } from './saveEdit.ts';
import { type EditStart, primaryPhotoOf } from './startOfEdit.ts';

interface Content {
  values: PropertyFormValues;
  photos: readonly DraftPhoto[];
  defaultId: string | undefined;
}

// Not "saved" for the parts of the page, which would otherwise lock the home's fields.
const shownOf = (progress: EditProgress) => {
  const photoId = primaryPhotoOf(progress.home);
  return {
    ...serverStateOf(progress),
    saved: false,
    primary: photoId === undefined ? undefined : { photoId, sure: true },
  };
};

const copyOf = ({ home, uploaded }: EditProgress): EditBase => ({ home, uploaded: new Map(uploaded) });

/** The state of an edit, what the server has of it, and the keeper of its draft. */
export const useEditState = (start: EditStart, slot: DraftSlot | undefined, savedAt: number | undefined) => {
  const progress = useRef(start.progress);
  // A copy of what the server has, to render: saving changes the progress in place.
  const [base, setBase] = useState(() => copyOf(start.progress));
  const [state, dispatch] = useReducer(
    reduceSubmission,
    undefined,
    (): SubmissionState => ({ ...initialState(start.progress, start.defaultId), server: shownOf(start.progress) }),
  );
  const [keeper] = useState(() =>
    createDraftKeeper(savedAt, (content: Content, now) => {
      if (slot === undefined) return undefined;
      const { home, uploaded, perhaps } = progress.current;
      if (!isDone(planOf(content, { home, uploaded })))
        return storeEditDraft(slot, { ...content, home, uploaded, perhaps: [...perhaps], savedAt: now });
      forgetDraft(slot);
      return undefined;
    }),
  );
  useEffect(() => keeper.watchPage(), [keeper]);

  /** Shows the current step, if any, and what the server has by now. */
  const show = (step?: PostStep) => {
    if (step?.doing === 'upload' && step.sent > 0) return dispatch({ type: 'stepped', step });
    dispatch({ type: 'stepped', step, server: shownOf(progress.current) });
    setBase(copyOf(progress.current));
    keeper.keep();
  };
  return { progress, base, state, dispatch, keeper, show };
};

import { createContext, type Dispatch, useContext } from 'react';
import type { DraftKeeper } from './draftKeeper.ts';
import type { SubmissionAction, SubmissionState } from './state.ts';
import type { usePhotoActions } from './usePhotoActions.ts';
import type { useSending } from './useSending.ts';

/** A property that is being posted: its state, and what the page's parts can do with it. */
export interface Submission
  extends Pick<ReturnType<typeof usePhotoActions>, 'addPhotos' | 'removePhoto'>,
    Pick<ReturnType<typeof useSending>, 'retryPhoto' | 'canRemovePhoto'> {
  readonly state: SubmissionState;
  readonly dispatch: Dispatch<SubmissionAction>;
  /** The form is being submitted: nothing can be added, moved or removed. */
  readonly busy: boolean;
  /** The property was sent: its own fields can no longer be changed, its photos can. */
  readonly locked: boolean;
  readonly draft: Pick<DraftKeeper, 'savedAt' | 'subscribe'>;
  /** What the property that is edited has; undefined while a home is posted. */
  readonly property?: { readonly id: number; readonly video: string };
  /** Empties the page and forgets the draft. */
  readonly discard: () => void;
}

/** The submission of the enclosing page. */
export const SubmissionContext = createContext<Submission | undefined>(undefined);

/** The submission that this part of the page belongs to. */
export const useSubmission = (): Submission => {
  const submission = useContext(SubmissionContext);
  if (!submission) throw new Error('useSubmission needs a SubmissionContext');
  return submission;
};

import { isEditable } from '#contract/properties/life.ts';
import { propertyDetail } from '#contract/properties/schemas.ts';
import { currentIn } from '#src/lib/rebase.ts';
import { findPhoto } from '../submission/photoSending.ts';
import { type PostStep, StepFailed } from '../submission/postProgress.ts';
import type { PropertyFormValues } from '../submission/propertyForm.ts';
import { chosenIn, type DraftPhoto } from '../submission/state.ts';
import type { StartPhoto } from '../submission/usePhotoActions.ts';
import { rebaseForm } from './editForm.ts';
import { type EditSubject, rebasePhotos } from './editPlan.ts';
import { adoptUploaded, type EditCalls, type EditProgress, saveEdit } from './saveEdit.ts';
import { type LateChanges, lateChangesOf } from './startOfEdit.ts';

type Photos = readonly (StartPhoto & EditSubject['photos'][number])[];

/** How a save ended. `late`: the user has to review another user's change first; the page takes on these values. */
export type EditResult =
  | { readonly ended: 'saved' }
  | { readonly ended: 'failed'; readonly error: unknown }
  | {
      readonly ended: 'late';
      readonly late: LateChanges | undefined;
      readonly values: PropertyFormValues;
      readonly photos: readonly StartPhoto[];
      readonly defaultId: string | undefined;
    };

// Changing only the photos also gives the home a newer timestamp: an edit without a conflict is sent again, but not
// forever.
const SILENT_TRIES = 3;

/** Saves what is left. If another user changed the home in the meantime, nothing of theirs is overwritten unseen. */
export const sendEdit = async (
  subject: EditSubject & { readonly photos: Photos },
  progress: EditProgress,
  calls: EditCalls,
  onStep: (step: PostStep) => void,
): Promise<EditResult> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await saveEdit(subject, progress, calls, onStep);
      return { ended: 'saved' };
    } catch (error) {
      const current = currentIn(error instanceof StepFailed ? error.cause : error, propertyDetail);
      if (!current || !isEditable(current.status)) return { ended: 'failed', error };
      const before = progress.home;
      const { values, changes } = rebaseForm(subject.values, before, current);
      if (changes.length === 0) {
        if (tries === SILENT_TRIES) return { ended: 'failed', error };
        // Photos are compared later, when they are put in order.
        progress.home = { ...current, media: before.media, videos: before.videos };
        continue;
      }
      const { uploaded, ...rebased } = rebasePhotos(subject, { home: before, uploaded: progress.uploaded }, current);
      progress.home = current;
      progress.uploaded.clear();
      for (const [id, mediaId] of uploaded) progress.uploaded.set(id, mediaId);
      return { ended: 'late', late: lateChangesOf(changes, before, current, false), values, ...rebased };
    }
  }
};

/** Looks up a photo that got no response. Resolves to whether it has arrived; if so, adds it to the known home. */
export const hasArrived = async (
  id: string,
  photos: readonly DraftPhoto[],
  progress: EditProgress,
  calls: Pick<EditCalls, 'mediaOf'>,
): Promise<boolean> => {
  const chosen = chosenIn(photos);
  const photo = chosen.find((one) => one.id === id);
  const mediaId = photo && (await findPhoto(photo, chosen, progress, calls));
  progress.perhaps.delete(id);
  if (mediaId === undefined) return false;
  progress.uploaded.set(id, mediaId);
  adoptUploaded(progress, photos);
  return true;
};

import { inUploadOrder, sendPhoto } from './photoSending.ts';
import {
  type PostCalls,
  PostHalted,
  type PostProgress,
  type PostStep,
  type PostSubject,
  StepFailed,
} from './postProgress.ts';
import { attachOnce, createOnce, setDefault } from './postSteps.ts';

/** Attaches the step to an error; a PostHalted is thrown as it is. */
export const failingAs = async <T>(step: PostStep, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PostHalted ? error : new StepFailed(step, error);
  }
};

/**
 * The submit sequence (specification 001, section 4): create, photos one by one in category order, default photo, video.
 * Records each step in `progress` before it calls `onStep` with the next one; called again with the same progress after
 * a failure, it continues where it stopped and never creates a second property, even after a lost response.
 * Nothing uploaded is rolled back. Throws StepFailed, or PostHalted.
 */
export const postProperty = async (
  subject: PostSubject,
  progress: PostProgress,
  calls: PostCalls,
  onStep: (step: PostStep) => void,
): Promise<number> => {
  const { photos, defaultId } = subject;
  const property =
    progress.propertyId ?? (await failingAs({ doing: 'create' }, () => createOnce(subject, progress, calls, onStep)));
  const ordered = inUploadOrder(photos, progress.uploaded);
  for (const [index, photo] of ordered.entries()) {
    if (progress.uploaded.has(photo.id)) continue;
    const step = { doing: 'upload', photoId: photo.id, at: index + 1, of: ordered.length, sent: 0 } as const;
    await failingAs(step, () => sendPhoto(photo, photos, progress, calls, (sent) => onStep({ ...step, sent })));
  }
  if (defaultId !== undefined) {
    await failingAs({ doing: 'primary' }, () => setDefault(defaultId, progress, calls, onStep));
  }
  await failingAs({ doing: 'video' }, () => attachOnce(subject, progress, calls, onStep));
  return property;
};

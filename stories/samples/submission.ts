import { photoUrl } from '#contract/fixtures/photoUrl.ts';
import type { Submission } from '#src/screens/broker/post-property/submission/context.ts';
import { newProgress } from '#src/screens/broker/post-property/submission/postProgress.ts';
import {
  type DraftPhoto,
  initialState,
  isLocked,
  type ServerState,
  type SubmissionState,
  stepOf,
} from '#src/screens/broker/post-property/submission/state.ts';
import { photoFile } from '#stories/mocks/properties.ts';

const nothing = () => {};

/** A chosen photo: 'exterior-1'. */
export const chosenPhoto = (id: string, over: Partial<DraftPhoto> = {}): DraftPhoto => {
  const category = over.category ?? 'exterior';
  return { id, category, file: photoFile(`${id}.jpg`), preview: photoUrl('villa', category, id.length), ...over };
};

interface SubmissionSample extends Partial<Omit<SubmissionState, 'server'>> {
  server?: Partial<ServerState>;
  /** When the draft was kept. */
  savedAt?: number;
  discard?: () => void;
}

/** A submission in a fixed state, whose actions do nothing. */
export const submissionSample = ({
  server,
  savedAt,
  discard = nothing,
  ...over
}: SubmissionSample = {}): Submission => {
  const start = initialState(newProgress());
  const state: SubmissionState = { ...start, ...over, server: { ...start.server, ...server } };
  return {
    state,
    dispatch: nothing,
    busy: stepOf(state) !== undefined,
    locked: isLocked(state),
    draft: { savedAt: () => savedAt, subscribe: () => nothing },
    addPhotos: async () => [],
    removePhoto: nothing,
    retryPhoto: async () => {},
    canRemovePhoto: async () => true,
    discard,
  };
};

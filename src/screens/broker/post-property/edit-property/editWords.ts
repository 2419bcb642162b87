import { messageOf } from '#src/lib/apiError.ts';
import type { PostStep } from '../submission/postProgress.ts';
import { type DraftPhoto, type SubmissionState, stepOf } from '../submission/state.ts';
import type { SubmitStep } from '../submission/stepsOfSubmit.ts';
import type { EditPlan } from './editPlan.ts';
import { stepsOfPlan } from './saveEdit.ts';

type Doing = PostStep['doing'];

/** The name of each step, and the messages while it runs and when it fails. */
const words: Partial<Record<Doing, readonly [name: string, doing: string, failed: string]>> = {
  change: ['Details', 'Saving the details', 'The details were not saved.'],
  remove: ['Delete photos', 'Deleting photos', 'A photo was not deleted.'],
  upload: ['Add photos', 'Uploading', 'A photo was not sent.'],
  category: ['Categories', 'Moving photos to their categories', 'The category of a photo was not saved.'],
  order: ['Order of photos', 'Putting the photos in order', 'The order of the photos was not saved.'],
  primary: ['Default photo', 'Setting the default photo', 'The default photo was not set.'],
  video: ['Video', 'Saving the video', 'The video was not saved.'],
};
const order = Object.keys(words);

/** What went wrong, and at which step. */
export const failureWords = (step: PostStep | undefined, cause: unknown, photos: readonly DraftPhoto[]): string => {
  const message = messageOf(cause, 'Failed to save');
  if (!step) return message;
  if (step.doing !== 'upload') return `${words[step.doing]?.[2] ?? ''} ${message}`.trim();
  const name = photos.find(({ id }) => id === step.photoId)?.file?.name ?? 'photo';
  return `Photo ${step.at} of ${step.of} was not sent. ${name}: ${message}`;
};

/** The steps of the save so far (`begun`) with their states: a step that is no longer in the plan is done. */
export const stepsOfEdit = (begun: readonly Doing[], plan: EditPlan, { phase }: SubmissionState): SubmitStep[] => {
  const left = stepsOfPlan(plan);
  const stateOf = (doing: Doing): SubmitStep['state'] => {
    if (phase.at === 'sending' && phase.step.doing === doing) return 'current';
    if (phase.at === 'failed' && phase.step?.doing === doing) return 'failed';
    return left.includes(doing) ? 'todo' : 'done';
  };
  return [...begun]
    .sort((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((doing) => ({ name: words[doing]?.[0] ?? '', state: stateOf(doing) }));
};

/** What is under way, or what to do. */
export const statusOfEdit = (state: SubmissionState, changed: boolean): string => {
  const step = stepOf(state);
  if (step?.doing === 'upload') return `Uploading photo ${step.at} of ${step.of}`;
  if (step) return words[step.doing]?.[1] ?? '';
  if (!changed) return 'Nothing is changed.';
  if (state.phase.at !== 'failed') return '';
  return state.photos.some(({ error }) => error)
    ? 'What was done before is saved. Try again, or remove the refused photo first.'
    : 'What was done before is saved. Try again goes on from there.';
};

import type { PostStep } from './postProgress.ts';
import { type SubmissionState, stepOf } from './state.ts';

/** One step of the submit sequence, as it stands. */
export interface SubmitStep {
  /** What it does: 'Images'. */
  name: string;
  state: 'todo' | 'current' | 'done' | 'failed';
  /** How far it has got: '5 of 10'. */
  count?: string;
}

const order: readonly PostStep['doing'][] = ['create', 'upload', 'primary', 'video'];

/** The steps that this property needs, with the state of each. */
export const stepsOfSubmit = (submission: SubmissionState, hasVideo: boolean): SubmitStep[] => {
  const { phase, photos, defaultId } = submission;
  const { saved, uploaded, primary, video } = submission.server;
  const step = stepOf(submission);
  const at = step ? order.indexOf(step.doing) : -1;
  const stateOf = (doing: PostStep['doing'], done: boolean): SubmitStep['state'] => {
    if (step?.doing === doing) return 'current';
    if (phase.at === 'failed' && phase.step?.doing === doing) return 'failed';
    return done || order.indexOf(doing) < at ? 'done' : 'todo';
  };
  const sent = photos.filter(({ id }) => uploaded.has(id)).length;
  const steps: SubmitStep[] = [{ name: 'Property', state: stateOf('create', saved) }];
  if (photos.length > 0) {
    const state = stateOf('upload', saved && sent === photos.length);
    steps.push({ name: 'Images', state, ...(saved ? { count: `${sent} of ${photos.length}` } : {}) });
  }
  if (defaultId !== undefined) {
    steps.push({
      name: 'Default image',
      state: stateOf('primary', primary?.sure === true && primary.photoId === defaultId),
    });
  }
  if (hasVideo) steps.push({ name: 'Video', state: stateOf('video', video !== undefined) });
  return steps;
};

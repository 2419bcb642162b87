import type { PostStep } from '#src/features/properties/postProgress.ts';
import type { SubmitStep } from './SubmitSteps.tsx';

interface Standing {
  /** What is being sent now. */
  step: PostStep | undefined;
  /** The step that failed last. */
  failed: PostStep | undefined;
  /** The property is on the server. */
  saved: boolean;
  /** How many of the chosen photos are. */
  uploaded: number;
  photos: number;
  hasDefault: boolean;
  /** The server has made it the default one. */
  defaultSet: boolean;
  hasVideo: boolean;
  /** The video is attached. */
  attached: boolean;
}

const order: readonly PostStep['doing'][] = ['create', 'upload', 'primary', 'video'];

/** The steps that this property needs, and how each stands. */
export const stepsOfSubmit = (now: Standing): SubmitStep[] => {
  const at = now.step ? order.indexOf(now.step.doing) : -1;
  const stateOf = (doing: PostStep['doing'], done: boolean): SubmitStep['state'] => {
    if (now.step?.doing === doing) return 'current';
    if (now.failed?.doing === doing && !now.step) return 'failed';
    return done || order.indexOf(doing) < at ? 'done' : 'todo';
  };
  const { saved, photos, uploaded } = now;
  return [
    { name: 'Property', state: stateOf('create', saved) },
    ...(photos
      ? [
          {
            name: 'Images',
            state: stateOf('upload', saved && uploaded === photos),
            ...(saved ? { count: `${uploaded} of ${photos}` } : {}),
          },
        ]
      : []),
    ...(now.hasDefault ? [{ name: 'Default image', state: stateOf('primary', now.defaultSet) }] : []),
    ...(now.hasVideo ? [{ name: 'Video', state: stateOf('video', now.attached) }] : []),
  ];
};

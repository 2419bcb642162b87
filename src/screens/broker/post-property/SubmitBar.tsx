import { useFormikContext } from 'formik';
import { useSyncExternalStore } from 'react';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { DraftNote } from './DraftNote.tsx';
import { FooterBar } from './FooterBar.tsx';
import { useSubmission } from './submission/context.ts';
import { progressOf } from './submission/postProgress.ts';
import type { PropertyFormValues } from './submission/propertyForm.ts';
import { type SubmissionState, stepOf } from './submission/state.ts';
import { stepsOfSubmit } from './submission/stepsOfSubmit.ts';

const statusOf = (state: SubmissionState) => {
  const step = stepOf(state);
  const { saved, unsure } = state.server;
  if (step?.doing === 'upload') return `Uploading photo ${step.at} of ${step.of}`;
  if (step?.doing === 'primary') return 'Setting the default photo';
  if (step?.doing === 'video') return 'Attaching the video';
  if (step?.doing === 'check') return 'Asking whether the image arrived';
  if (step) return 'Saving the property';
  if (saved && state.photos.some(({ error }) => error))
    return 'The property is saved. Try the refused photo again or remove it, then Submit to go on.';
  if (saved) return 'The property is saved. Submit again to go on where it stopped.';
  return unsure ? 'It may be saved: the server did not answer. Submit again; it is never posted twice.' : '';
};

const discarded = ({ saved, unsure }: SubmissionState['server']) => {
  if (saved) return 'What was already sent stays in My Properties. Everything else on this page is cleared.';
  return unsure
    ? 'The property may be saved: the server did not answer. Look in My Properties before you post it again. Everything on this page is cleared.'
    : 'Everything typed and all photos on this page are cleared.';
};

/** The bar at the bottom of the window: the draft's state, or each step of the submission as it runs, and Submit. */
export function SubmitBar() {
  const { state, draft, discard } = useSubmission();
  const { values, isSubmitting } = useFormikContext<PropertyFormValues>();
  const savedAt = useSyncExternalStore(draft.subscribe, draft.savedAt);
  const step = stepOf(state);
  const stepsShow = Boolean(step || state.server.saved || state.phase.at === 'failed');
  return (
    <FooterBar
      steps={stepsShow ? stepsOfSubmit(state, values.video.trim() !== '') : undefined}
      status={statusOf(state)}
      note={<DraftNote savedAt={savedAt} storageFull={state.storageFull} />}
      progress={step && { label: 'Submit', ...progressOf(step) }}
      extra={
        <DiscardButton
          what="draft"
          title="Discard this draft?"
          message={discarded(state.server)}
          disabled={step !== undefined || !(savedAt !== undefined || state.server.saved || state.server.unsure)}
          onDiscard={discard}
        />
      }
    >
      <SubmitButton busyText="Saving…" disabled={state.reading > 0 || (step !== undefined && !isSubmitting)}>
        Submit
      </SubmitButton>
    </FooterBar>
  );
}

import { useFormikContext } from 'formik';
import { useSyncExternalStore } from 'react';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { DiscardButton } from '../DiscardButton.tsx';
import { DraftNote } from '../DraftNote.tsx';
import { FooterBar } from '../FooterBar.tsx';
import { useSubmission } from '../submission/context.ts';
import { progressOf } from '../submission/postProgress.ts';
import { stepOf } from '../submission/state.ts';
import type { SubmitStep } from '../submission/stepsOfSubmit.ts';
import { statusOfEdit } from './editWords.ts';

interface EditBarProps {
  /** Whether anything differs from the server's version. */
  changed: boolean;
  /** The steps of the save so far. */
  steps: readonly SubmitStep[];
}

/** The bar at the bottom of the window: the draft's state, or each step of the save as it runs, and Save. */
export function EditBar({ changed, steps }: EditBarProps) {
  const { state, draft, discard } = useSubmission();
  const { isSubmitting } = useFormikContext();
  const savedAt = useSyncExternalStore(draft.subscribe, draft.savedAt);
  const step = stepOf(state);
  const failed = state.phase.at === 'failed';
  return (
    <FooterBar
      steps={step || failed ? steps : undefined}
      status={statusOfEdit(state, changed)}
      note={changed ? <DraftNote savedAt={savedAt} storageFull={state.storageFull} /> : null}
      progress={step && { label: 'Save', ...progressOf(step) }}
      extra={
        <DiscardButton
          what="changes"
          title="Discard your changes?"
          message="The page shows the home as it is saved. What you typed and the photos that you added here are cleared."
          cancelLabel="Keep editing"
          disabled={!changed || isSubmitting || state.reading > 0}
          onDiscard={discard}
        />
      }
    >
      <SubmitButton busyText="Saving…" disabled={!changed || state.reading > 0}>
        {failed ? 'Try again' : 'Save'}
      </SubmitButton>
    </FooterBar>
  );
}

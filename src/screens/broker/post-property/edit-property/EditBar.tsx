import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { DraftNote } from '../DraftNote.tsx';
import { FootBar } from '../FootBar.tsx';
import { useSubmission } from '../submission/context.ts';
import { stepOf } from '../submission/state.ts';
import type { SubmitStep } from '../submission/stepsOfSubmit.ts';
import { statusOfEdit } from './editWords.ts';

interface EditBarProps {
  /** Whether anything differs from what the server has. */
  changed: boolean;
  /** The steps of a saving that has begun. */
  steps: readonly SubmitStep[];
}

/** The bar at the window's foot: the draft, or each step of the saving as it goes, and Save. */
export function EditBar({ changed, steps }: EditBarProps) {
  const { state, draft } = useSubmission();
  const { isSubmitting } = useFormikContext();
  const savedAt = useSyncExternalStore(draft.subscribe, draft.savedAt);
  const step = stepOf(state);
  const failed = state.phase.at === 'failed';
  const upload = step?.doing === 'upload' ? { value: step.at - 1 + step.sent, max: step.of } : {};
  return (
    <FootBar
      steps={step || failed ? steps : undefined}
      status={statusOfEdit(state, changed)}
      note={changed ? <DraftNote savedAt={savedAt} storageFull={state.storageFull} /> : null}
      progress={step && { label: 'Save', ...upload }}
      extra={<DiscardButton disabled={!changed || isSubmitting || state.reading > 0} />}
    >
      <SubmitButton busyText="Saving…" disabled={!changed || state.reading > 0}>
        {failed ? 'Try again' : 'Save'}
      </SubmitButton>
    </FootBar>
  );
}

/** Puts the page back to what is saved, after a question. */
function DiscardButton({ disabled }: { disabled: boolean }) {
  const { discard } = useSubmission();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        disabled={disabled}
        onClick={() => setOpen(true)}
        aria-label="Discard changes"
        sx={{ flex: 'none', color: 'roles.slate' }}
      >
        <span>
          Discard
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' '}
            changes
          </Box>
        </span>
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title="Discard your changes?"
        message="The page shows the home as it is saved. What you typed and the photos that you added here are cleared."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={() => {
          setOpen(false);
          discard();
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

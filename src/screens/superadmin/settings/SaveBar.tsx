import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { LeaveGuard } from '#src/ui/feedback/LeaveGuard.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { StickyFoot } from '#src/ui/layout/StickyFoot.tsx';
import { useNewerValues } from '#src/ui/layout/useKeptTyping.ts';
import { changedIn, changesInWords, type SettingsForm } from './settingsForm.ts';

/** The status of a form whose last try to save failed. */
export interface SaveFailure {
  readonly failure: string;
}

interface SaveBarProps {
  /** The newest settings of the server: what someone else changed appears in the fields that are not changed here. */
  stored: SettingsForm;
}

/**
 * The bar at the foot of changed settings: what is not saved yet, and why if a try failed (the form's status), Discard and Save.
 * Leaving the page asks.
 */
export function SaveBar({ stored }: SaveBarProps) {
  const { initialValues, values, status, isSubmitting, resetForm } = useFormikContext<SettingsForm>();
  useNewerValues(stored);
  const { failure } = (status ?? {}) as Partial<SaveFailure>;
  const changed = changedIn(initialValues, values);
  return (
    <>
      <LeaveGuard active={changed.length > 0} />
      {changed.length > 0 ? (
        <StickyFoot wrap>
          <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0, typography: 'label' }}>
            <Box role="alert" sx={{ color: 'tones.error.text' }}>
              {isSubmitting ? null : failure}
            </Box>
            <Box role="status" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
              <Box
                component="span"
                aria-hidden
                sx={{ width: 8, height: 8, flex: 'none', borderRadius: '50%', bgcolor: 'roles.marigoldShape' }}
              />
              {changesInWords(changed)}
            </Box>
          </Box>
          <Button color="secondary" disabled={isSubmitting} onClick={() => resetForm()} sx={{ ml: 'auto' }}>
            Discard
          </Button>
          <SubmitButton busyText="Saving…">Save changes</SubmitButton>
        </StickyFoot>
      ) : null}
    </>
  );
}

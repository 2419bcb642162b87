import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { Text } from '#src/ui/base/Text.tsx';
import { LeaveGuard } from '#src/ui/feedback/LeaveGuard.tsx';
import { useFocusNearby } from '#src/ui/feedback/useFocusNearby.ts';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { StickyFooter } from '#src/ui/layout/StickyFooter.tsx';
import { useNewerValues, usePersistedInput } from '#src/ui/layout/usePersistedInput.ts';
import { changedSettings, changesInWords, type SettingsForm } from './settingsForm.ts';

/** The status of a form whose last save failed. */
export interface SaveFailure {
  readonly failure: string;
}

interface SaveBarProps {
  /** The server's latest settings: another operator's changes appear in the fields that are not changed here. */
  stored: SettingsForm;
  /** The settings are loaded: unsaved changes from an earlier visit are restored. */
  loaded: boolean;
}

const kept = { role: 'super_admin', name: 'settings' } as const;

/**
 * The bar at the bottom of changed settings: what is not saved yet, why saving failed if it did (the form's status),
 * Discard and Save. Following a link asks for confirmation, and drops the changes. If the page is left in another way,
 * they are kept for the next visit.
 */
export function SaveBar({ stored, loaded }: SaveBarProps) {
  const { initialValues, values, status, isSubmitting, resetForm } = useFormikContext<SettingsForm>();
  useNewerValues(stored);
  usePersistedInput(kept, loaded);
  const { failure } = (status ?? {}) as Partial<SaveFailure>;
  const changed = changedSettings(initialValues, values);
  const unchanged = changed.length === 0;
  return (
    <>
      <LeaveGuard active={!unchanged} onLeave={() => resetForm()} />
      <StickyFooter wrap hidden={unchanged}>
        <Text component="div" variant="label" sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }}>
          <Box role="alert" sx={{ color: 'tones.error.text' }}>
            {unchanged || isSubmitting ? null : failure}
          </Box>
          <Box role="status" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            {unchanged ? null : (
              <>
                <Box
                  component="span"
                  aria-hidden
                  sx={{ width: 8, height: 8, flex: 'none', borderRadius: '50%', bgcolor: 'roles.marigoldShape' }}
                />
                {changesInWords(changed)}
              </>
            )}
          </Box>
        </Text>
        {unchanged ? null : <Presses />}
      </StickyFooter>
    </>
  );
}

/** The buttons disappear when nothing is left to save: the focus then moves to the page. */
function Presses() {
  const { isSubmitting, resetForm } = useFormikContext();
  const place = useFocusNearby();
  return (
    <Box ref={place} sx={{ display: 'contents' }}>
      <Button color="secondary" disabled={isSubmitting} onClick={() => resetForm()} sx={{ ml: 'auto' }}>
        Discard
      </Button>
      <SubmitButton busyText="Saving…">Save changes</SubmitButton>
    </Box>
  );
}

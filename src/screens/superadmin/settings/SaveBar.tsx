import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { LeaveGuard } from '#src/ui/feedback/LeaveGuard.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { StickyFoot } from '#src/ui/layout/StickyFoot.tsx';
import { changedIn, changesInWords, type SettingsForm } from './settingsForm.ts';

/** The bar at the foot of changed settings: what is not saved yet, Discard and Save. Leaving the page asks. */
export function SaveBar() {
  const { initialValues, values, isSubmitting, resetForm } = useFormikContext<SettingsForm>();
  const changed = changedIn(initialValues, values);
  return (
    <>
      <LeaveGuard active={changed.length > 0} />
      {changed.length > 0 ? (
        <StickyFoot wrap>
          <Box
            role="status"
            sx={{
              flex: { xs: '1 1 100%', sm: 1 },
              minWidth: 0,
              typography: 'label',
              display: 'flex',
              alignItems: 'baseline',
              gap: '8px',
            }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{ width: 8, height: 8, flex: 'none', borderRadius: '50%', bgcolor: 'roles.marigoldShape' }}
            />
            {changesInWords(changed)}
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

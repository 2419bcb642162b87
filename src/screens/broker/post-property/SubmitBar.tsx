import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { PostStep } from '../../../features/properties/postProperty';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { SubmitButton } from '../../../ui/inputs/SubmitButton';

interface SubmitBarProps {
  /** How far the sending is. */
  step: PostStep | undefined;
  /** The property itself is on the server already; photos are left. */
  saved: boolean;
  /** How many photos are chosen. */
  photos: number;
  /** One of them was refused and is still there. */
  refused: boolean;
}

const lineOf = ({ step, saved, photos, refused }: SubmitBarProps) => {
  if (step?.doing === 'upload') return `Uploading photo ${step.at} of ${step.of}`;
  if (step?.doing === 'primary') return 'Setting the default photo';
  if (step) return 'Saving the property';
  if (saved && refused)
    return 'The property is saved. Remove or replace the refused photo, then Submit again to send the photos that are left.';
  if (saved) return 'The property is saved. Submit again to send the photos that are left.';
  if (photos === 0) return 'No photos chosen yet';
  return photos === 1 ? '1 photo chosen' : `${photos} photos chosen`;
};

// How many photos have arrived; nobody knows how long the other steps take.
const stageOf = (step: PostStep) => (step.doing === 'upload' ? { value: step.at - 1, max: step.of } : {});

// What Tab reaches stops above the bar; on phones its line may be several lines.
const keepClear = { html: { scrollPaddingBottom: 88, '@media (max-width: 599.95px)': { scrollPaddingBottom: 128 } } };

/** The bar that stays at the window's foot: what is going on, and Submit. */
export function SubmitBar(props: SubmitBarProps) {
  return (
    <>
      <GlobalStyles styles={keepClear} />
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          minHeight: 64,
          mt: '20px',
          px: { xs: '16px', sm: '20px' },
          py: '10px',
          border: '1px solid',
          borderColor: 'roles.line',
          borderRadius: '14px 14px 0 0',
          bgcolor: 'roles.paper',
          boxShadow: (theme) => theme.vars?.palette.roles.shadowUp,
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0, maxWidth: props.step ? 360 : undefined, mr: 'auto' }}>
          <Box role="status" sx={{ typography: 'caption', color: 'roles.slate' }}>
            {lineOf(props)}
          </Box>
          {props.step ? (
            <Box sx={{ mt: '6px' }}>
              <ProgressBar label="Submit" {...stageOf(props.step)} />
            </Box>
          ) : null}
        </Box>
        <SubmitButton busyText="Saving…">Submit</SubmitButton>
      </Box>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useFormikContext } from 'formik';
import { type RefObject, useState } from 'react';
import type { PropertyFormValues } from '#src/features/properties/propertyForm.ts';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { DraftNote } from './DraftNote.tsx';
import { SubmitSteps } from './SubmitSteps.tsx';
import { stepsOfSubmit } from './stepsOfSubmit.ts';
import { useDraftKeeper } from './useDraftKeeper.ts';
import type { Photos } from './usePhotos.ts';
import type { Posting } from './usePostProperty.ts';

interface SubmitBarProps {
  /** Whose draft is kept; undefined keeps none. */
  keeper: number | undefined;
  /** When the draft that the page began with was kept. */
  since: number | undefined;
  /** Given the function that keeps the draft at once. */
  keepNow: RefObject<() => void>;
  /** The photos chosen so far. */
  photos: Photos;
  /** How the sending stands. */
  post: Omit<Posting, 'submit' | 'restart'>;
  /** Empties the page. */
  onDiscard: () => void;
}

const lineOf = ({ photos, post: { step, saved, unsure } }: Pick<SubmitBarProps, 'photos' | 'post'>) => {
  if (step?.doing === 'upload') return `Uploading photo ${step.at} of ${step.of}`;
  if (step?.doing === 'primary') return 'Setting the default photo';
  if (step?.doing === 'video') return 'Attaching the video';
  if (step?.doing === 'check') return 'Asking whether the image arrived';
  if (step) return 'Saving the property';
  if (saved && photos.list.some(({ error }) => error))
    return 'The property is saved. Try the refused photo again or remove it, then Submit to go on.';
  if (saved) return 'The property is saved. Submit again to go on where it stopped.';
  return unsure ? 'It may be saved: no answer came. Submit asks again, and never posts it twice.' : '';
};

// How many photos have arrived; nobody knows how long the other steps take.
const stageOf = (step: NonNullable<Posting['step']>) =>
  step.doing === 'upload' ? { value: step.at - 1 + step.sent, max: step.of } : {};

// What Tab reaches stops above the bar; on phones its line may be several lines.
const keepClear = { html: { scrollPaddingBottom: 88, '@media (max-width: 599.95px)': { scrollPaddingBottom: 128 } } };

/** The bar that stays at the window's foot: the draft, or each step of the sending as it goes, and Submit. */
export function SubmitBar(props: SubmitBarProps) {
  const { photos, post, onDiscard } = props;
  const { values, isSubmitting } = useFormikContext<PropertyFormValues>();
  const [asking, setAsking] = useState(false);
  const savedAt = useDraftKeeper({ ...props, progress: post.progress });
  const { step, saved, unsure, failure } = post;
  const line = lineOf(props);
  const steps = stepsOfSubmit({
    step,
    saved,
    failed: failure?.step,
    uploaded: photos.list.filter(({ id }) => post.uploaded.has(id)).length,
    photos: photos.list.length,
    hasDefault: photos.defaultId !== undefined,
    defaultSet: post.primary?.sure === true && post.primary.photoId === photos.defaultId,
    hasVideo: values.video.trim() !== '',
    attached: post.video !== undefined,
  });
  const stepsShow = Boolean(step || saved || failure);
  return (
    <>
      <GlobalStyles styles={keepClear} />
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          display: 'flex',
          flexWrap: { xs: stepsShow ? 'wrap' : 'nowrap', sm: 'nowrap' },
          alignItems: 'center',
          gap: '8px 12px',
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
        <Box
          sx={{ flex: { xs: stepsShow ? '1 1 100%' : 1, sm: 1 }, minWidth: 0, mr: 'auto', display: 'grid', gap: '4px' }}
        >
          {stepsShow ? <SubmitSteps steps={steps} /> : null}
          <Box role="status" sx={{ typography: 'caption', color: 'roles.slate' }}>
            {line}
          </Box>
          {stepsShow ? null : <DraftNote savedAt={savedAt} unkept={photos.unkept} />}
          {step ? (
            <Box sx={{ maxWidth: 360 }}>
              <ProgressBar label="Submit" {...stageOf(step)} />
            </Box>
          ) : null}
        </Box>
        <Button
          variant="text"
          disabled={step !== undefined || (savedAt === undefined && !saved && !unsure)}
          onClick={() => setAsking(true)}
          aria-label="Discard draft"
          sx={{ flex: 'none', color: 'roles.slate' }}
        >
          <span>
            Discard
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {' '}
              draft
            </Box>
          </span>
        </Button>
        <Box sx={{ flex: { xs: stepsShow ? 1 : 'none', sm: 'none' }, '& > *': { width: '100%' } }}>
          <SubmitButton busyText="Saving…" disabled={photos.reading || (step !== undefined && !isSubmitting)}>
            Submit
          </SubmitButton>
        </Box>
      </Box>
      <ConfirmDialog
        open={asking}
        danger
        title="Discard this draft?"
        message={
          saved
            ? 'The property stays in My Properties as far as it was sent. What is left on this page is cleared.'
            : unsure
              ? 'The property may be saved: no answer came. Look in My Properties before you post it anew. Everything on this page is cleared.'
              : 'Everything typed and all photos on this page are cleared.'
        }
        confirmLabel="Discard draft"
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

import Box from '@mui/material/Box';
import { Form, Formik, type FormikHelpers } from 'formik';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { forgetDraft, type PostDraft } from '#src/features/properties/postDraft.ts';
import { PostHalted } from '#src/features/properties/postProgress.ts';
import { emptyProperty, type PropertyFormValues, postPropertyRules } from '#src/features/properties/propertyForm.ts';
import { fieldErrorsOf } from '#src/lib/apiError.ts';
import { AlertDialog } from '#src/ui/feedback/AlertDialog.tsx';
import { ErrorSummary } from '#src/ui/feedback/ErrorSummary.tsx';
import { serverErrorsFor } from '#src/ui/inputs/serverErrors.ts';
import { AmenitiesSection } from './AmenitiesSection.tsx';
import { FeaturesSection } from './FeaturesSection.tsx';
import { InfoSection } from './InfoSection.tsx';
import { PhotosSection } from './PhotosSection.tsx';
import { PostSections } from './PostSections.tsx';
import { SavedFields } from './SavedFields.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { useDropGuard } from './useDropGuard.ts';
import { usePhotos } from './usePhotos.ts';
import { usePostProperty } from './usePostProperty.ts';

interface PostPropertyFormProps {
  /** Whose draft it keeps; undefined keeps none, as another tab does. */
  keeper?: number | undefined;
  /** What it begins with; an empty form without one. */
  draft?: PostDraft | undefined;
}

/** Enter in a one-line field would post a half-filled form; only Submit does. On the file input, Enter opens the chooser. */
const keepUnsent = (event: KeyboardEvent) => {
  const { target, currentTarget } = event;
  // A dialog's keys come up here too, though it stands elsewhere on the page: there Enter is its own.
  if (!(target instanceof Node && currentTarget.contains(target))) return;
  if (event.key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'file') event.preventDefault();
};

// The call for the video names its field by itself.
const formErrorsOf = (error: unknown): Readonly<Record<string, string>> => {
  const { url, ...errors } = fieldErrorsOf(error);
  return url ? { ...errors, video: url } : errors;
};

/** The form of Post Property: its sections, its submit sequence and its draft. */
export function PostPropertyForm({ keeper, draft }: PostPropertyFormProps) {
  const photos = usePhotos(keeper, draft);
  const keepNow = useRef(() => {});
  const post = usePostProperty(photos, draft?.progress, () => keepNow.current());
  const [created, setCreated] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const restart = useRef(false);
  const locked = post.saved || post.step !== undefined;
  useEffect(() => {
    if (post.failure) top.current?.scrollIntoView({ block: 'center' });
  }, [post.failure]);

  // Once a dialog has given the focus back to the bar at the page's foot: the next property begins at step 1.
  useEffect(() => {
    if (created || !restart.current) return;
    restart.current = false;
    document.getElementById('post-info')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  });

  useDropGuard();

  const startAfresh = ({ resetForm }: Pick<FormikHelpers<PropertyFormValues>, 'resetForm'>) => {
    post.restart();
    photos.clear();
    resetForm({ values: emptyProperty });
    if (keeper !== undefined) forgetDraft(keeper);
    restart.current = true;
  };
  const submit = async (values: PropertyFormValues, form: FormikHelpers<PropertyFormValues>) => {
    const error = await post.submit(values);
    if (error) {
      // The fields show what the server has.
      if (error instanceof PostHalted && error.values) await form.setValues(error.values);
      form.setStatus(serverErrorsFor(values, formErrorsOf(error)));
      return;
    }
    startAfresh(form);
    setCreated(true);
  };

  return (
    <>
      {/* Checked on leaving a field and on Submit: at every key, the long form would lag on a slow phone. */}
      <Formik
        initialValues={draft?.values ?? emptyProperty}
        validationSchema={postPropertyRules}
        validateOnChange={false}
        onSubmit={submit}
      >
        {({ isSubmitting, resetForm }) => (
          <Form noValidate onKeyDown={keepUnsent}>
            <Box ref={top} sx={{ '& > *': { mb: '20px' } }}>
              <ErrorSummary message={post.failure?.message} />
            </Box>
            <PostSections photos={photos} failed={post.step ? undefined : post.failure?.step}>
              <Box sx={{ display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
                <SavedFields locked={locked}>
                  <InfoSection />
                  <FeaturesSection locked={locked} />
                </SavedFields>
                <PhotosSection
                  photos={photos}
                  post={post}
                  busy={isSubmitting || post.step !== undefined}
                  locked={locked}
                />
                <SavedFields locked={locked}>
                  <AmenitiesSection />
                </SavedFields>
              </Box>
            </PostSections>
            <SubmitBar
              keeper={keeper}
              since={draft?.savedAt}
              keepNow={keepNow}
              photos={photos}
              post={post}
              onDiscard={() => startAfresh({ resetForm })}
            />
          </Form>
        )}
      </Formik>
      <AlertDialog
        open={created}
        tone="success"
        title="Property created"
        message="It is in My Properties now."
        onClose={() => setCreated(false)}
      />
    </>
  );
}

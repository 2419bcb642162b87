import Box from '@mui/material/Box';
import { Form, Formik, type FormikHelpers } from 'formik';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { propertyCreateBody } from '../../../../contract/properties';
import { emptyProperty, type PropertyFormValues } from '../../../features/properties/propertyForm';
import { fieldErrorsOf } from '../../../lib/apiError';
import { AlertDialog } from '../../../ui/feedback/AlertDialog';
import { ErrorSummary } from '../../../ui/feedback/ErrorSummary';
import { refusedBy } from '../../../ui/inputs/refused';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { AmenitiesSection } from './AmenitiesSection';
import { FeaturesSection } from './FeaturesSection';
import { InfoSection } from './InfoSection';
import { PhotosSection } from './PhotosSection';
import { PostSections } from './PostSections';
import { SavedFields } from './SavedFields';
import { SubmitBar } from './SubmitBar';
import { usePhotos } from './usePhotos';
import { usePostProperty } from './usePostProperty';

/** Enter in a one-line field would post a half-filled form; only Submit does. On the file input, Enter opens the chooser. */
const keepUnsent = (event: KeyboardEvent) => {
  const { target } = event;
  if (event.key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'file') event.preventDefault();
};

/** Post Property: four sections on one page and Submit (specification 001, section 2). */
export function PostPropertyScreen() {
  const photos = usePhotos();
  const post = usePostProperty(photos);
  const [done, setDone] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const locked = post.saved || post.step !== undefined;
  useEffect(() => {
    if (post.failure) top.current?.scrollIntoView({ block: 'center' });
  }, [post.failure]);

  const submit = async (values: PropertyFormValues, form: FormikHelpers<PropertyFormValues>) => {
    const error = await post.submit(values);
    if (error) {
      form.setStatus(refusedBy(values, fieldErrorsOf(error)));
      return;
    }
    form.resetForm();
    photos.clear();
    setDone(true);
  };

  return (
    <Box sx={{ maxWidth: 1120 }}>
      <PageHeader title="Post Property" purpose="One page, four sections." />
      {/* Checked on leaving a field and on Submit: at every key, the long form would lag on a slow phone. */}
      <Formik
        initialValues={emptyProperty}
        validationSchema={propertyCreateBody}
        validateOnChange={false}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form noValidate onKeyDown={keepUnsent}>
            <Box ref={top} sx={{ '& > *': { mb: '20px' } }}>
              <ErrorSummary message={post.failure?.message} />
            </Box>
            <PostSections photos={photos}>
              <Box sx={{ display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
                <SavedFields locked={locked}>
                  <InfoSection />
                  <FeaturesSection locked={locked} />
                </SavedFields>
                <PhotosSection
                  photos={photos}
                  busy={isSubmitting}
                  locked={locked}
                  step={post.step}
                  uploaded={post.uploaded}
                />
                <SavedFields locked={locked}>
                  <AmenitiesSection />
                </SavedFields>
              </Box>
            </PostSections>
            <SubmitBar
              step={post.step}
              saved={post.saved}
              photos={photos.list.length}
              refused={photos.list.some(({ error }) => error)}
            />
          </Form>
        )}
      </Formik>
      <AlertDialog
        open={done}
        tone="success"
        title="Property created"
        message="It is in My Properties now."
        onClose={() => {
          setDone(false);
          window.scrollTo({ top: 0 });
        }}
      />
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { basicFields } from '#contract/properties/fields.ts';
import { space } from '#src/theme/spacing.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { SavedFields } from './SavedFields.tsx';
import { SectionCard } from './SectionCard.tsx';
import { useSubmission } from './submission/context.ts';
import type { PropertyFormValues } from './submission/propertyForm.ts';
import { VideoField } from './VideoField.tsx';

// The message appears above the clicked button; on a phone the section bar would cover it.
const bringIntoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** Step 3: photos by category, the video, and the description. */
export function PhotosSection() {
  const { values, errors, submitCount } = useFormikContext<PropertyFormValues>();
  const { state, dispatch, busy, property } = useSubmission();
  const { category, photos, server } = state;
  const [refused, setRefused] = useState<readonly string[]>([]);
  // An error in a hidden tab would not explain why Submit does nothing.
  const hidden = submitCount > 0 && Boolean(errors.video);
  useEffect(() => {
    if (hidden) dispatch({ type: 'categoryOpened', category: 'video' });
  }, [hidden, dispatch]);
  return (
    <SectionCard
      id="post-photos"
      number={3}
      title="Images and videos"
      purpose="Six pictures or more tell buyers what they need"
    >
      <CategoryTabs
        photos={photos}
        video={values.video.trim() !== ''}
        chosen={category}
        onChoose={(chosen) => {
          setRefused([]);
          dispatch({ type: 'categoryOpened', category: chosen });
        }}
      />
      <Stack
        role="tabpanel"
        id="photos-panel"
        aria-labelledby={`photos-tab-${category}`}
        sx={{ p: { xs: 2, sm: space(2.5, 3, 0) } }}
      >
        {refused.length ? (
          <Alert
            ref={bringIntoView}
            severity="error"
            role="alert"
            onClose={() => setRefused([])}
            // Clears the section bar above and the buttons below.
            sx={{ scrollMarginBlock: '132px' }}
          >
            {refused.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Alert>
        ) : null}
        {category === 'video' ? (
          <VideoField attached={server.video !== undefined} disabled={busy} listed={property?.video ?? ''} />
        ) : (
          <PhotoGrid onRefused={setRefused} />
        )}
      </Stack>
      <Box sx={{ p: { xs: space(0, 2, 2), sm: space(2.5, 3) } }}>
        <SavedFields>
          <TextField
            name="basic.description"
            label={basicFields.description.label}
            rows={4}
            help={
              <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <span>Say what pictures cannot: light, air, neighbours, distances.</span>
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {values.basic.description.length} characters
                </Box>
              </Box>
            }
          />
        </SavedFields>
      </Box>
    </SectionCard>
  );
}

import { Stack } from '#src/ui/base/Stack.tsx';
import { AmenitiesSection } from './AmenitiesSection.tsx';
import { FeaturesSection } from './FeaturesSection.tsx';
import { InfoSection } from './InfoSection.tsx';
import { PhotosSection } from './PhotosSection.tsx';
import { PostSections } from './PostSections.tsx';
import { SavedFields } from './SavedFields.tsx';

/** The form's four sections, for posting and for editing a home. */
export function FormSections() {
  return (
    <PostSections>
      <Stack gap={2.5}>
        <SavedFields>
          <InfoSection />
          <FeaturesSection />
        </SavedFields>
        <PhotosSection />
        <SavedFields>
          <AmenitiesSection />
        </SavedFields>
      </Stack>
    </PostSections>
  );
}

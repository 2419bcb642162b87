import { Stack } from '#src/ui/base/Stack.tsx';
import { AmenitiesSection } from './AmenitiesSection.tsx';
import { FeaturesSection } from './FeaturesSection.tsx';
import { InfoSection } from './InfoSection.tsx';
import { PhotosSection } from './PhotosSection.tsx';
import { PostSections } from './PostSections.tsx';
import { SavedFields } from './SavedFields.tsx';

/** The four sections of the form of a home, posted or edited. */
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

import Box from '@mui/material/Box';
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
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SavedFields>
          <InfoSection />
          <FeaturesSection />
        </SavedFields>
        <PhotosSection />
        <SavedFields>
          <AmenitiesSection />
        </SavedFields>
      </Box>
    </PostSections>
  );
}

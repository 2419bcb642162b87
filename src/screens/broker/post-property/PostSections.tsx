import type { ReactNode } from 'react';
import { SectionedPage } from '../../../ui/navigation/SectionedPage';
import { BuyersCard } from './BuyersCard';
import type { Photos } from './usePhotos';
import { usePostSections } from './usePostSections';

interface PostSectionsProps {
  /** They count as the third section's progress. */
  photos: Photos;
  /** The four section cards. */
  children: ReactNode;
}

/** The form's sections beside their rail: how much is filled in, where one is, and what needs attention. */
export function PostSections({ photos, children }: PostSectionsProps) {
  const { sections, share } = usePostSections(photos);
  return (
    <SectionedPage label="Sections" sections={sections} share={share} aside={<BuyersCard photos={photos} />}>
      {children}
    </SectionedPage>
  );
}

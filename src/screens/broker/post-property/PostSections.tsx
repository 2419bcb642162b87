import type { ReactNode } from 'react';
import type { PostStep } from '../../../features/properties/postProgress';
import { SectionedPage } from '../../../ui/navigation/SectionedPage';
import { BuyersCard } from './BuyersCard';
import type { Photos } from './usePhotos';
import { usePostSections } from './usePostSections';

interface PostSectionsProps {
  /** They count as the third section's progress. */
  photos: Photos;
  /** The step of the submit that failed: it shows in the third section. */
  failed?: PostStep | undefined;
  /** The four section cards. */
  children: ReactNode;
}

/** The form's sections beside their rail: how much is filled in, where one is, and what needs attention. */
export function PostSections({ photos, failed, children }: PostSectionsProps) {
  const { sections, share } = usePostSections(photos, failed);
  return (
    <SectionedPage label="Sections" sections={sections} share={share} aside={<BuyersCard photos={photos} />}>
      {children}
    </SectionedPage>
  );
}

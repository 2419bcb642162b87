import type { ReactNode } from 'react';
import type { PostStep } from '#src/features/properties/postProgress.ts';
import { SectionedPage } from '#src/ui/navigation/SectionedPage.tsx';
import { BuyersCard } from './BuyersCard.tsx';
import type { Photos } from './usePhotos.ts';
import { usePostSections } from './usePostSections.ts';

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

import type { ReactNode } from 'react';
import { SectionedPage } from '#src/ui/navigation/SectionedPage.tsx';
import { BuyersCard } from './BuyersCard.tsx';
import { usePostSections } from './usePostSections.ts';

/**
 * The four section cards, beside a rail that shows how much is filled in, the current section and what needs attention.
 */
export function PostSections({ children }: { children: ReactNode }) {
  const { sections, share } = usePostSections();
  return (
    <SectionedPage label="Sections" sections={sections} share={share} aside={<BuyersCard />}>
      {children}
    </SectionedPage>
  );
}

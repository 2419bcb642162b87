import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { SectionBar } from './SectionBar.tsx';
import { SectionRail } from './SectionRail.tsx';
import type { PageSection } from './sectionTypes.ts';
import { useCurrentSection } from './useCurrentSection.ts';

interface SectionedPageProps {
  /** Names the navigation between the sections. */
  label: string;
  /** The sections in the page's order. */
  sections: readonly PageSection[];
  /** How much of the whole is done, 0 to 1. */
  share: number;
  /** Under the rail's steps; wide windows only. */
  aside?: ReactNode;
  /** The sections themselves: elements with the ids of `sections` and `tabIndex={-1}`. */
  children: ReactNode;
}

/** The rail beside the sections needs this much; under it the bar stands above them. */
const wide = '@media (min-width: 1000px)';

/** A long page in sections with its rail (a bar in narrow windows); the current step follows the scrolling. */
export function SectionedPage({ label, sections, share, aside, children }: SectionedPageProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <Box sx={{ [wide]: { display: 'grid', gridTemplateColumns: '208px minmax(0, 1fr)', gap: '28px' } }}>
      {/* What is gone to, by a step or by Tab, stops below the header, and below the bar where there is one. */}
      <GlobalStyles styles={{ html: { scrollPaddingTop: 144, [wide]: { scrollPaddingTop: 88 } } }} />
      <Box sx={{ display: 'none', [wide]: { display: 'block' } }}>
        <SectionRail label={label} sections={sections} current={current} share={share}>
          {aside}
        </SectionRail>
      </Box>
      {/* No box of its own for the bar: it sticks for as long as the page below it lasts. */}
      <Box sx={{ display: 'contents', [wide]: { display: 'none' } }}>
        <SectionBar label={label} sections={sections} current={current} />
      </Box>
      <Box sx={{ minWidth: 0, pt: '16px', [wide]: { pt: 0 } }}>{children}</Box>
    </Box>
  );
}

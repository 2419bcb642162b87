import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { lowWindow } from '#src/theme/controls.ts';
import { RAIL_ROOM, RAIL_WIDTH, wide } from '../layout/sections.ts';
import { SectionBar } from './SectionBar.tsx';
import { SectionRail } from './SectionRail.tsx';
import type { PageSection } from './sectionTypes.ts';
import { useCurrentSection } from './useCurrentSection.ts';

interface SectionedPageProps {
  /** The section navigation's name for screen readers. */
  label: string;
  /** The sections in document order. */
  sections: readonly PageSection[];
  /** The share of the whole page done, 0 to 1. */
  share: number;
  /** Content below the steps, in wide windows. */
  aside?: ReactNode;
  /** The sections: elements with the ids of `sections` and `tabIndex={-1}`. */
  children: ReactNode;
}

/** A long page in sections with a rail (a bar in narrow windows) whose current step follows the scrolling. */
export function SectionedPage({ label, sections, share, aside, children }: SectionedPageProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <Box
      sx={{
        [wide]: {
          display: 'grid',
          gridTemplateColumns: `${RAIL_WIDTH}px minmax(0, 1fr)`,
          columnGap: `${RAIL_ROOM - RAIL_WIDTH}px`,
        },
      }}
    >
      {/* A scroll target stops below the header, and below the bar in narrow windows. */}
      <GlobalStyles
        styles={{
          html: {
            scrollPaddingTop: 144,
            [wide]: { scrollPaddingTop: 88 },
            [lowWindow]: { scrollPaddingTop: 0 },
          },
        }}
      />
      <Box sx={{ display: 'none', [wide]: { display: 'block' } }}>
        <SectionRail label={label} sections={sections} current={current} share={share}>
          {aside}
        </SectionRail>
      </Box>
      {/* `contents`, so that the bar sticks within the whole page and not within a box of its own. */}
      <Box sx={{ display: 'contents', [wide]: { display: 'none' } }}>
        <SectionBar label={label} sections={sections} current={current} />
      </Box>
      <Box sx={{ minWidth: 0, pt: 2, [wide]: { pt: 0 } }}>{children}</Box>
    </Box>
  );
}

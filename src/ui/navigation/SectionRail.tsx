import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SectionSteps } from './SectionSteps.tsx';
import { ShareBar } from './ShareBar.tsx';
import type { PageSection } from './sectionTypes.ts';

interface SectionRailProps {
  /** Names the rail's navigation. */
  label: string;
  /** The sections in the page's order. */
  sections: readonly PageSection[];
  /** The id of the one that is being read. */
  current: string;
  /** How much of the whole is done, 0 to 1. */
  share: number;
  /** Under the steps, after a rule: what comes of it. */
  children?: ReactNode;
}

/** The rail of 208 beside a long page, staying at 88 from the top: the share done and the steps. */
export function SectionRail({ label, sections, current, share, children }: SectionRailProps) {
  const words = `${Math.round(share * 100)}% complete`;
  return (
    <Box sx={{ position: 'sticky', top: 88, width: 208, pt: '8px' }}>
      <Box sx={{ typography: 'subtitle2', mb: '8px' }}>{words}</Box>
      <ShareBar share={share} />
      <Box sx={{ m: '16px -6px 0 -10px' }}>
        <SectionSteps label={label} sections={sections} current={current} />
      </Box>
      {children ? (
        <Box sx={{ mt: '24px', pt: '16px', borderTop: '1px solid', borderColor: 'roles.line' }}>{children}</Box>
      ) : null}
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { fillInForcedColours } from '#src/theme/forcedColours.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { SectionSteps } from './SectionSteps.tsx';
import type { SectionNavProps } from './sectionTypes.ts';

interface SectionRailProps extends SectionNavProps {
  /** The share of the whole page done, 0 to 1. */
  share: number;
  /** Content below the steps, under a rule. */
  children?: ReactNode;
}

/** The sticky section navigation beside a long page: the share done and the steps. */
export function SectionRail({ label, sections, current, share, children }: SectionRailProps) {
  const text = `${Math.round(share * 100)}% complete`;
  return (
    <Box sx={{ position: 'sticky', top: 88, width: 208, pt: 1 }}>
      <Text component="div" variant="subtitle2" sx={{ mb: 1 }}>
        {text}
      </Text>
      <ShareBar share={share} />
      <Box sx={{ m: space(2, -0.75, 0, -1) }}>
        <SectionSteps label={label} sections={sections} current={current} />
      </Box>
      {children ? <Box sx={{ mt: 3, pt: 2, borderTop: '1px solid', borderColor: 'roles.line' }}>{children}</Box> : null}
    </Box>
  );
}

interface ShareBarProps {
  /** The share done, 0 to 1. */
  share: number;
}

/** A bar of the share done. Decorative: text beside it says the same. */
export function ShareBar({ share }: ShareBarProps) {
  return (
    <Box aria-hidden sx={{ height: 6, borderRadius: '999px', overflow: 'hidden', bgcolor: 'roles.track' }}>
      <Box
        sx={{
          height: '100%',
          borderRadius: '999px',
          bgcolor: 'roles.primary',
          transformOrigin: 'left',
          width: `${Math.min(Math.max(share, 0), 1) * 100}%`,
          transition: 'width 180ms ease-out',
          ...fillInForcedColours,
        }}
      />
    </Box>
  );
}

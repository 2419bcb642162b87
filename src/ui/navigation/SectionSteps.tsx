import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { goTo } from '#src/lib/scrolling.ts';
import { chosenInForcedColours } from '#src/theme/forcedColours.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { StepMark } from './StepMark.tsx';
import type { PageSection, SectionNavProps } from './sectionTypes.ts';

interface SectionStepsProps extends SectionNavProps {
  /** Called when a step is chosen. */
  onGo?: () => void;
}

const stateOf = ({ id, share, wrong }: PageSection, current: string) => {
  if (wrong) return 'error';
  if (id === current) return 'current';
  return share >= 1 ? 'done' : 'todo';
};

/** The sections of a long page as numbered steps; a click or Enter scrolls to a section and focuses it. */
export function SectionSteps({ label, sections, current, onGo }: SectionStepsProps) {
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    onGo?.();
    goTo(id);
  };
  return (
    <nav aria-label={label}>
      <Box component="ol" sx={{ display: 'grid', gap: 0.25 }}>
        {sections.map((section, index) => {
          const state = stateOf(section, current);
          return (
            <li key={section.id}>
              <Box
                component="a"
                href={`#${section.id}`}
                onClick={(event: MouseEvent) => go(event, section.id)}
                aria-current={section.id === current ? 'step' : undefined}
                sx={{
                  display: 'flex',
                  gap: 1,
                  minHeight: 44,
                  p: 1,
                  border: '1px solid transparent',
                  borderRadius: '8px',
                  color: 'roles.slate',
                  textDecoration: 'none',
                  '&:hover': { color: 'roles.ink' },
                  '&[aria-current]': {
                    bgcolor: 'roles.paper',
                    borderColor: 'roles.line',
                    boxShadow: (theme) => theme.vars?.palette.roles.shadow1,
                    color: 'roles.ink',
                    ...chosenInForcedColours,
                  },
                }}
              >
                <StepMark number={index + 1} state={state} />
                <Box component="span" sx={{ minWidth: 0, pt: 0.25 }}>
                  <Text
                    component="span"
                    variant={section.id === current ? 'subtitle2' : 'label'}
                    sx={{ display: 'block', lineHeight: '1.125rem', overflowWrap: 'anywhere' }}
                  >
                    {section.label}
                  </Text>
                  {section.wrong || section.note ? (
                    <Text
                      component="span"
                      variant="caption"
                      sx={{ display: 'block', mt: 0.25, color: section.wrong ? 'tones.error.text' : 'roles.slate' }}
                    >
                      {section.wrong ? 'Needs attention' : section.note}
                    </Text>
                  ) : null}
                  {state === 'done' ? (
                    <Box component="span" sx={visuallyHidden}>
                      {' '}
                      Done
                    </Box>
                  ) : null}
                </Box>
              </Box>
            </li>
          );
        })}
      </Box>
    </nav>
  );
}

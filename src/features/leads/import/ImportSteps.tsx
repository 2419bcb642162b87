import Box from '@mui/material/Box';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { StepMark } from '#src/ui/navigation/StepMark.tsx';

const steps = ['File', 'Match and check', 'Import'];

// A phone has room for the name of the current step only.
const onPhones = { '@media (max-width: 599.95px)': visuallyHidden };

interface ImportStepsProps {
  /** The current step, from 1 to 3; 4 when all are done. */
  current: number;
}

/** The three steps of an import, with the current one marked. */
export function ImportSteps({ current }: ImportStepsProps) {
  return (
    <Box
      component="ol"
      aria-label="Steps"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1, 1.5), mb: 2.5 }}
    >
      {steps.map((name, at) => {
        const state = at + 1 < current ? 'done' : at + 1 === current ? 'current' : 'todo';
        return (
          <Box
            component="li"
            key={name}
            aria-current={state === 'current' ? 'step' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              typography: state === 'current' ? 'subtitle2' : 'label',
              color: state === 'current' ? 'roles.ink' : 'roles.slate',
              // The line to the step before.
              '&:not(:first-of-type)::before': {
                content: '""',
                width: { xs: 12, sm: 40 },
                height: '1px',
                mr: 0.5,
                bgcolor: 'roles.buttonLine',
              },
            }}
          >
            <StepMark number={at + 1} state={state} />
            <Box component="span" sx={state === 'current' ? {} : onPhones}>
              {name}
            </Box>
            {state === 'done' ? (
              <Box component="span" sx={visuallyHidden}>
                done
              </Box>
            ) : null}
          </Box>
        );
      })}
    </Box>
  );
}

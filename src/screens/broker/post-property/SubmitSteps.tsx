import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { Check, Circle, CircleAlert } from 'lucide-react';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Row } from '#src/ui/base/Row.tsx';
import type { SubmitStep } from './submission/stepsOfSubmit.ts';

const words = { todo: 'to do', current: 'under way', done: 'done', failed: 'failed' };
const inks = {
  todo: 'roles.slate',
  current: 'roles.ink',
  done: 'tones.success.text',
  failed: 'tones.error.text',
} as const;

/** The steps of a submission in order, and whether each is done, current, failed or still to do. */
export function SubmitSteps({ steps }: { steps: readonly SubmitStep[] }) {
  return (
    <Box component="ol" aria-label="Steps" sx={{ display: 'flex', flexWrap: 'wrap', gap: space(0.5, 2) }}>
      {steps.map(({ name, state, count }) => (
        <Row component="li" key={name} gap={0.75} sx={{ typography: 'captionLabel', color: inks[state] }}>
          <Box component="span" aria-hidden sx={{ display: 'flex' }}>
            {state === 'done' ? <Check size={14} strokeWidth={2.5} /> : null}
            {state === 'failed' ? <CircleAlert size={14} /> : null}
            {state === 'todo' ? <Circle size={14} /> : null}
            {state === 'current' ? <CircularProgress size={12} thickness={6} color="inherit" /> : null}
          </Box>
          <span>
            {name}
            {count ? ` ${count}` : ''}
          </span>
          <Box component="span" sx={visuallyHidden}>
            {words[state]}
          </Box>
        </Row>
      ))}
    </Box>
  );
}

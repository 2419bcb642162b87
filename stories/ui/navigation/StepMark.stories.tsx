import Box from '@mui/material/Box';
import { StepMark } from '#src/ui/navigation/StepMark.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: StepMark, parameters: inBothSchemes });

export const States = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', gap: 2, p: 2 }}>
      <StepMark number={1} state="done" />
      <StepMark number={2} state="current" />
      <StepMark number={3} state="error" />
      <StepMark number={4} state="todo" />
    </Box>
  ),
});

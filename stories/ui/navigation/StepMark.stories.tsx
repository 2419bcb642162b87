import Box from '@mui/material/Box';
import { StepMark } from '#src/ui/navigation/StepMark.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: StepMark });

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

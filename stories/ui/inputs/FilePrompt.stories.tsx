import Box from '@mui/material/Box';
import { FilePrompt } from '#src/ui/inputs/FilePrompt.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: FilePrompt });

export const Words = meta.story({
  render: () => (
    <Box sx={{ p: 3, color: 'roles.slate' }}>
      <FilePrompt choose="Choose an image" />
    </Box>
  ),
});

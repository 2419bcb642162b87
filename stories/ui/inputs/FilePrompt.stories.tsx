import Box from '@mui/material/Box';
import { FilePrompt } from '#src/ui/inputs/FilePrompt.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: FilePrompt, parameters: inBothSchemes });

export const Words = meta.story({
  render: () => (
    <Box sx={{ p: 3, color: 'roles.slate' }}>
      <FilePrompt choose="Choose an image" />
    </Box>
  ),
});

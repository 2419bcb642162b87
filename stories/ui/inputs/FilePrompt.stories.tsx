import Box from '@mui/material/Box';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { FilePrompt } from '../../../src/ui/inputs/FilePrompt';

const meta = preview.meta({ component: FilePrompt, parameters: inBothSchemes });

export const Words = meta.story({
  render: () => (
    <Box sx={{ p: 3, color: 'roles.slate' }}>
      <FilePrompt choose="Choose an image" />
    </Box>
  ),
});

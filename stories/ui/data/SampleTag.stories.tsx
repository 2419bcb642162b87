import Box from '@mui/material/Box';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { SampleTag } from '../../../src/ui/data/SampleTag';

const meta = preview.meta({
  component: SampleTag,
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 2, sm: 4 } }}>
        <Story />
      </Box>
    ),
  ],
  parameters: inBothSchemes,
});

export const Sample = meta.story({});

import Box from '@mui/material/Box';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { ChartTip } from '../../../src/ui/data/ChartTip';

const meta = preview.meta({
  component: ChartTip,
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 2, sm: 4 } }}>
        <Story />
      </Box>
    ),
  ],
  parameters: inBothSchemes,
});

export const April = meta.story({ args: { label: 'April', value: '63 properties' } });

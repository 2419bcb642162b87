import Box from '@mui/material/Box';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { ChartKey } from '../../../src/ui/data/ChartKey';

const meta = preview.meta({
  component: ChartKey,
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 2, sm: 4 } }}>
        <Story />
      </Box>
    ),
  ],
  parameters: inBothSchemes,
});

export const Bars = meta.story({ args: { label: 'Properties sold, January to May' } });

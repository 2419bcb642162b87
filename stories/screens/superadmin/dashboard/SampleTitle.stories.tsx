import Box from '@mui/material/Box';
import preview from '../../../../.storybook/preview';
import { SampleTitle } from '../../../../src/screens/superadmin/dashboard/SampleTitle';

const meta = preview.meta({ component: SampleTitle, args: { text: 'Sales Trends' } });

export const Marked = meta.story({
  render: (args) => (
    <Box component="h2" sx={{ p: 2, typography: 'cardTitle' }}>
      <SampleTitle {...args} />
    </Box>
  ),
});

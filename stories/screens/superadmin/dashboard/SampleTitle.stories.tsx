import Box from '@mui/material/Box';
import { SampleTitle } from '#src/screens/superadmin/dashboard/SampleTitle.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SampleTitle, args: { text: 'Sales Trends' } });

export const Marked = meta.story({
  render: (args) => (
    <Box component="h2" sx={{ p: 2, typography: 'cardTitle' }}>
      <SampleTitle {...args} />
    </Box>
  ),
});

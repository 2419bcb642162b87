import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Loading } from '../../../src/ui/feedback/Loading';

const meta = preview.meta({ component: Loading });

export const Words = meta.story({
  render: () => (
    <Box sx={{ p: 3, maxWidth: 420 }}>
      <Loading />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});

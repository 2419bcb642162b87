import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { FormError } from '#src/ui/feedback/FormError.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: FormError });

export const Message = meta.story({
  render: () => (
    <Box sx={{ p: 3, maxWidth: 420 }}>
      <FormError />
      <FormError message="Invalid email or password" />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password');
  },
});

import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { darkTones, lightTones } from '#src/theme/tones.ts';
import { FormError } from '#src/ui/feedback/FormError.tsx';
import { computedColour } from '#storybook/computedColour.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: FormError });

export const Message = meta.story({
  render: () => (
    <Box sx={{ p: 3, maxWidth: 420 }}>
      <FormError />
      <FormError message="Invalid email or password" />
    </Box>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password');
    const { text: red } = (globals.scheme === 'dark' ? darkTones : lightTones).error;
    await expect(getComputedStyle(canvas.getByText('Invalid email or password')).color).toBe(computedColour(red));
  },
});

import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PhotoDropZone } from '../../../src/ui/inputs/PhotoDropZone';

const meta = preview.meta({
  component: PhotoDropZone,
  args: {
    onFiles: fn(),
    accept: 'image/*',
    label: 'Add photos',
    hint: 'Drag pictures here, or choose them. JPEG, PNG, WebP or AVIF, at most 15 MB each.',
  },
  decorators: [
    (Story) => (
      <Box sx={{ p: 3, maxWidth: 480 }}>
        <Story />
      </Box>
    ),
  ],
});

export const TakesSeveral = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await userEvent.upload(canvas.getByLabelText(/Add photos/), files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

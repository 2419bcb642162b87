import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import { drawnPicture, dropFiles, pasteFiles } from '../../../.storybook/fileTransfer';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { PhotoDropZone } from '../../../src/ui/inputs/PhotoDropZone';

const meta = preview.meta({
  component: PhotoDropZone,
  args: {
    onFiles: fn(),
    accept: 'image/*',
    label: 'Drop pictures here',
    hint: 'JPEG, PNG, WebP, AVIF, 15 MB each',
  },
  decorators: [
    (Story) => (
      <Box sx={{ p: 3, maxWidth: 300 }}>
        <Story />
      </Box>
    ),
  ],
  parameters: inBothSchemes,
});

const files = [drawnPicture('a.svg'), drawnPicture('b.svg')];

export const ClickDropPaste = meta.story({
  args: { pasteAnywhere: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Drop pictures here/);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('JPEG, PNG, WebP, AVIF, 15 MB each');
    await userEvent.upload(input, files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
    dropFiles(input, ...files);
    pasteFiles(input, drawnPicture('pasted.svg'));
    pasteFiles(document.body, drawnPicture('anywhere.svg'));
    await expect(args.onFiles).toHaveBeenCalledTimes(4);
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    dropFiles(canvas.getByLabelText(/Drop pictures here/), ...files);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({ args: { invalid: true } });

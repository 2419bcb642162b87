import { expect, fn } from 'storybook/test';
import { drawnPicture } from '../../../.storybook/fileTransfer';
import { inBox } from '../../../.storybook/inBox';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { PhotoPreview } from '../../../src/ui/inputs/PhotoPreview';

const meta = preview.meta({
  component: PhotoPreview,
  args: { file: drawnPicture('terrace-with-a-view-of-the-whole-old-city.svg'), onRemove: fn() },
  decorators: [inBox({ p: 3, width: 268 })],
  parameters: inBothSchemes,
});

export const Picture = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByText('terrace-with-a-view-of-the-whole-old-city.svg')).toBeVisible();
  },
});

export const NotReadable = meta.story({
  args: { file: new File(['no picture'], 'broken.png', { type: 'image/png' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This file cannot be read as a picture')).toBeVisible();
  },
});

export const NotToBeRemoved = meta.story({ args: { onRemove: undefined } });

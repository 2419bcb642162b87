import { expect, fn, waitFor } from 'storybook/test';
import { FilePhoto } from '#src/ui/media/FilePhoto.tsx';
import { brokenPicture, samplePicture } from '#stories/samples/gallery.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: FilePhoto,
  args: { src: samplePicture(0), alt: 'Exterior picture 1', onUnreadable: fn() },
  decorators: [inBox({ width: 240, p: 2 })],
});

/** In a wide window every picture is shown in 4:3. */
export const Readable = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'Exterior picture 1' }).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
});

export const NotReadable = meta.story({
  args: { src: brokenPicture },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('This file cannot be read as a picture')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalledOnce());
  },
});

/** While there is no URL yet, the space is reserved. */
export const NotThereYet = meta.story({ args: { src: undefined } });

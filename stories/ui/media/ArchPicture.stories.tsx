import { expect, fireEvent, waitFor } from 'storybook/test';
import { ArchPicture } from '#src/ui/media/ArchPicture.tsx';
import { brokenPicture, samplePicture } from '#stories/samples/gallery.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: ArchPicture,
  args: { src: samplePicture(0), alt: 'A haveli', title: 'Haveli', ratio: 2, eager: true },
  decorators: [inBox({ width: 200, height: 400, m: 3 })],
});

export const Window = meta.story({ args: { framed: true } });

/** A picture that fails shows its first letter in the same arch. */
export const Fails = meta.story({
  args: { src: brokenPicture },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A haveli' });
    await fireEvent.error(image);
    await waitFor(() => expect(decodeURIComponent(image.getAttribute('src') ?? '')).toContain('>H</tspan>'));
  },
});

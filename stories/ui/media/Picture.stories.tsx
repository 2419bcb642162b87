import { expect, fireEvent, waitFor } from 'storybook/test';
import { Picture } from '#src/ui/media/Picture.tsx';
import { brokenPicture, samplePicture } from '#stories/samples/gallery.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: Picture,
  args: { alt: 'Jaipur', title: 'Jaipur', ratio: '4 / 3', eager: true },
  decorators: [inBox({ width: 280, p: 2 })],
});
const drawing = samplePicture(0);
const carries = (image: HTMLElement, text: string) =>
  waitFor(() => expect(decodeURIComponent(image.getAttribute('src') ?? '')).toContain(`>${text}</tspan>`));

export const Loads = meta.story({ args: { src: drawing } });

/** The first URL fails and the second one shows; if that fails, too, the placeholder shows, and its own failure changes nothing. */
export const EachStep = meta.story({
  args: { src: brokenPicture, alternate: drawing },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Jaipur' });
    await waitFor(() => expect(image).toHaveAttribute('src', drawing));
    await fireEvent.error(image);
    await carries(image, 'Jaipur');
    const kept = image.getAttribute('src');
    await fireEvent.error(image);
    await fireEvent.error(image);
    await expect(image).toHaveAttribute('src', kept);
  },
});

/** A long title shows its first letter. */
export const LongTitle = meta.story({
  args: { title: 'Restored haveli with a courtyard', alt: 'Restored haveli' },
  play: async ({ canvas }) => carries(canvas.getByRole('img'), 'R'),
});

/** A place's name is shown in full. */
export const WholeName = meta.story({
  args: { title: 'Thiruvananthapuram and its backwaters', alt: 'Thiruvananthapuram', wholeTitle: true },
  play: async ({ canvas }) => {
    await carries(canvas.getByRole('img'), 'Thiruvananthapuram');
    await carries(canvas.getByRole('img'), 'and its backwaters');
  },
});

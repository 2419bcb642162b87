import { expect, screen, waitFor } from 'storybook/test';
import { MediaStrip } from '#src/ui/media/MediaStrip.tsx';
import { sampleGallery } from '#stories/samples/gallery.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: MediaStrip,
  args: { label: 'Photos', pictures: sampleGallery(6, [2]), primary: 1 },
  decorators: [inBox({ maxWidth: 862, p: 2 }, 'main')],
});

/** The primary picture is marked; a broken one shows its title; Enter opens the lightbox, which returns the focus. */
export const Six = meta.story({
  play: async ({ canvas, userEvent }) => {
    // Pictures load lazily when the strip is scrolled to them.
    canvas.getByRole('button', { name: /^Bedroom/ }).scrollIntoView();
    const failed = canvas.getByRole('button', { name: 'Bedroom' }).querySelector('img');
    await waitFor(() => expect(decodeURIComponent(failed?.src ?? '')).toContain('>Bedroom</tspan>'));
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'Exterior, primary' });
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Photos' });
    await expect(dialog).toHaveTextContent('2 of 6');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Living room' })).toHaveFocus());
  },
});

export const Two = meta.story({ args: { pictures: sampleGallery(2) } });

export const One = meta.story({ args: { pictures: sampleGallery(1), primary: undefined } });

export const None = meta.story({
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Image')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

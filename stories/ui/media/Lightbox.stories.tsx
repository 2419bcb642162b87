import { expect, fn, screen, waitFor } from 'storybook/test';
import { Lightbox } from '#src/ui/media/Lightbox.tsx';
import { sampleGallery } from '#stories/samples/gallery.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: Lightbox,
  args: { open: true, label: 'Photos of the haveli', pictures: sampleGallery(4), at: 1, onClose: fn() },
  parameters: framed(640),
});

/** Arrow keys, Home, End and the buttons, which are disabled at either end; Escape closes. */
export const ByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Photos of the haveli' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(dialog).toHaveTextContent('2 of 4');
    await expect(dialog).toHaveTextContent('Living room, seen from the door');
    // The scrollbar gutter has the same background.
    const { backgroundColor } = getComputedStyle(dialog);
    await expect(getComputedStyle(document.documentElement)).toHaveProperty('backgroundColor', backgroundColor);
    // The picture is centred.
    const seen = screen.getByRole('img', { name: 'Living room' }).getBoundingClientRect();
    const all = dialog.getBoundingClientRect();
    await expect(Math.abs(seen.left + seen.right - all.left - all.right)).toBeLessThan(4);
    for (const [key, place] of [
      ['{ArrowRight}', '3 of 4'],
      ['{ArrowLeft}', '2 of 4'],
      ['{End}', '4 of 4'],
      ['{ArrowRight}', '4 of 4'],
      ['{Home}', '1 of 4'],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(dialog).toHaveTextContent(place));
    }
    const previous = screen.getByRole('button', { name: 'Previous picture' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(previous).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).toHaveTextContent('2 of 4'));
    await expect(screen.getByRole('img', { name: 'Living room' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** One picture: no counter, no arrows. */
export const One = meta.story({
  args: { pictures: sampleGallery(1), at: 0 },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
    await expect(dialog).not.toHaveTextContent('1 of 1');
  },
});

/** A picture that fails shows its title. */
export const Missing = meta.story({
  args: { pictures: sampleGallery(3, [1]) },
  play: async () => {
    const image = await screen.findByRole('img', { name: 'Living room' });
    await waitFor(() => expect(decodeURIComponent(image.getAttribute('src') ?? '')).toContain('>Living room</tspan>'));
  },
});

import { expect, waitFor } from 'storybook/test';
import { LazyCarousel } from '#src/ui/media/LazyCarousel.tsx';
import { homesCarousel } from '#stories/samples/carousel.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: LazyCarousel,
  args: homesCarousel,
  decorators: [inBox({ p: 3 })],
});

/** When the carousel comes into view, its code loads and the layout does not move. */
export const Near = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.getBoundingClientRect().height;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next: Homes' })).toBeInTheDocument());
    await expect(canvasElement.getBoundingClientRect().height).toBeCloseTo(height, 0);
  },
});

/** While the row has the focus it is not replaced; its scroll position is kept. */
export const InUse = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('group', { name: 'Homes, scroll for more' });
    const at = canvas.getAllByRole('article')[2];
    row.focus();
    row.scrollLeft = (at?.getBoundingClientRect().left ?? 0) - row.getBoundingClientRect().left;
    await expect(row).toHaveFocus();
    await userEvent.tab();
    row.blur();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next: Homes' })).toBeInTheDocument());
    const first = canvas.getByRole('group', { name: '3 of 6' });
    await waitFor(() =>
      expect(first.getBoundingClientRect().left).toBeCloseTo(
        canvas.getByRole('region').getBoundingClientRect().left,
        -1,
      ),
    );
  },
});

/** Far below the window, the slides are there and the code does not load. */
export const Far = meta.story({
  decorators: [inBox({ pt: '3000px' })],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

import { expect } from 'storybook/test';
import { CarouselStill } from '#src/ui/media/CarouselStill.tsx';
import { homesCarousel } from '#stories/samples/carousel.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: CarouselStill,
  args: homesCarousel,
  decorators: [inBox({ p: 3 })],
});

/** All slides can be scrolled with the keyboard; there are no buttons yet. */
export const Still = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Homes, scroll for more' })).toHaveFocus();
  },
});

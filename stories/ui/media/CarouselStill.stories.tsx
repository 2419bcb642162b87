import { expect } from 'storybook/test';
import { homesCarousel } from '../../../.storybook/carouselSample';
import { inBox } from '../../../.storybook/inBox';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { CarouselStill } from '../../../src/ui/media/CarouselStill';

const meta = preview.meta({
  component: CarouselStill,
  args: homesCarousel,
  decorators: [inBox({ p: 3 })],
  parameters: inBothSchemes,
});

/** All slides are there and can be scrolled by keyboard; buttons that would do nothing are not. */
export const Still = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Homes, scroll for more' })).toHaveFocus();
  },
});

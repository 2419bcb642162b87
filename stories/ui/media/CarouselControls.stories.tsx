import { expect, fn } from 'storybook/test';
import { CarouselControls } from '#src/ui/media/CarouselControls.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: CarouselControls,
  args: {
    label: 'Recommended sellers',
    first: false,
    last: false,
    movesItself: true,
    paused: false,
    onPause: fn(),
    onBack: fn(),
    onNext: fn(),
  },
  decorators: [inBox({ p: 3 })],
});

export const Moving = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause: Recommended sellers' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

/** On the first slide the previous button is disabled but can be focused. */
export const AtTheStart = meta.story({
  args: { movesItself: false, first: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous: Recommended sellers' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).not.toHaveBeenCalled();
  },
});

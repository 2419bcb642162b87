import { expect, fn } from 'storybook/test';
import { ViewChoice } from '#src/features/leads/board/ViewChoice.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ViewChoice,
  args: { view: 'table' as const, onChange: fn() },
  decorators: [inBox({ p: '16px' })],
});

export const Table = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Board', pressed: false }));
    await expect(args.onChange).toHaveBeenCalledWith('board');
  },
});

export const Board = meta.story({ args: { view: 'board' } });

import { expect, fn } from 'storybook/test';
import type { AlertChoice } from '#contract/seeker.ts';
import { AlertRadios } from '#src/features/seeker/AlertRadios.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: AlertRadios,
  args: { of: 'Shops in Raja Park', value: 'daily' as AlertChoice, onChoose: fn() },
  decorators: [inBox({ maxWidth: 296, m: 2 })],
});

/** The group is one tab stop; the arrow keys choose. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Tell me of new homes: Shops in Raja Park' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Daily' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('at_once');
  },
});

export const Off = meta.story({ args: { value: 'off' } });

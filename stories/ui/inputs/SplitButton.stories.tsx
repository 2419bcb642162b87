import { expect, fn, screen } from 'storybook/test';
import { SplitButton } from '#src/ui/inputs/SplitButton.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const monday = fn();

const meta = preview.meta({
  component: SplitButton,
  decorators: [inBox({ p: 2 })],
  args: {
    children: 'Tomorrow',
    menuLabel: 'Another time',
    onClick: fn(),
    choices: [
      { label: 'This evening 6:00 pm', onChoose: fn() },
      { label: 'Next week', onChoose: monday },
    ],
  },
});

/** The first half acts at once, the second opens a menu of other choices, also by keyboard. */
export const Pressed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Another time' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(monday).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const half of canvas.getAllByRole('button')) await expect(half).toBeDisabled();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const half of canvas.getAllByRole('button')) {
      await expect(half.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(half.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
  },
});

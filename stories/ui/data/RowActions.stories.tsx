import { expect, fn } from 'storybook/test';
import { RowActions } from '#src/ui/data/RowActions.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const view = fn();
const edit = fn();

const meta = preview.meta({
  component: RowActions,
  args: {
    label: 'Asha Rathore',
    actions: [
      { label: 'View', onClick: view },
      { label: 'Edit', onClick: edit },
    ],
  },
  decorators: [inBox({ p: { xs: 2, sm: 4 } })],
});

/** Each button's name includes the row's name; Enter and Space press it. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View Asha Rathore' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(view).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit Asha Rathore' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(edit).toHaveBeenCalledTimes(1);
  },
});

/** Buttons that do not fit side by side wrap. */
export const LongWords = meta.story({
  args: {
    label: 'Venkatanarasimharajuvaripeta Subramanian Chidambaranathan',
    actions: [
      { label: 'Approve and publish', onClick: fn() },
      { label: 'Ask for changes', onClick: fn() },
      { label: 'Suspend', onClick: fn() },
    ],
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    for (const part of [group, ...canvas.getAllByRole('button')])
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
  },
});

import { expect, fn } from 'storybook/test';
import { BrokerFilters } from '#src/screens/operator/brokers/BrokerFilters.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: BrokerFilters,
  args: { table: { status: '' }, change: fn() },
  decorators: [inBox({ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 2 })],
});

export const All = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Status' })).toBeVisible();
    const offered = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(offered).toEqual(['All', 'Active', 'Pending', 'Suspended']);
    await userEvent.click(canvas.getByRole('button', { name: 'Pending' }));
    await expect(args.change).toHaveBeenCalledWith({ status: 'pending' });
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(args.change).toHaveBeenCalledTimes(1);
  },
});

/** An unknown status is ignored, as in the list. */
export const UnknownStatus = meta.story({
  args: { table: { status: 'gone' } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'All', pressed: true })).toBeVisible(),
});

export const Chosen = meta.story({ args: { table: { status: 'suspended' } } });

import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TablePager } from '../../../src/ui/data/TablePager';

const meta = preview.meta({
  component: TablePager,
  args: { label: 'Leads', total: 1234567, page: 1, limit: 20, loading: false, onPage: fn(), onLimit: fn() },
});

export const First = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1–20 of 12,34,567')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
});

export const LastAndOnly = meta.story({ args: { total: 3 } });
export const Busy = meta.story({ args: { loading: true } });

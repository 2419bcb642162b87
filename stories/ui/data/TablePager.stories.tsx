import { expect, fn } from 'storybook/test';
import { TablePager } from '#src/ui/data/TablePager.tsx';
import { inCard } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: TablePager,
  args: { label: 'Leads', total: 1234567, page: 1, limit: 20, loading: false, onPage: fn(), onLimit: fn() },
  decorators: [inCard({ p: { xs: 2, sm: 4 } }, { padding: 0 })],
});

export const First = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1–20 of 12,34,567')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
});

export const LastOfMany = meta.story({
  args: { total: 128, page: 7 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('121–128 of 128')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    canvas.getByRole('button', { name: 'Previous page' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onPage).toHaveBeenCalledWith(6);
  },
});

export const LastAndOnly = meta.story({
  args: { total: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–3 of 3')).toBeVisible();
    for (const name of ['Previous page', 'Next page'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** While rows load, 'Loading...' replaces the range; paging goes on. */
export const Busy = meta.story({
  args: { loading: true, page: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading...$/);
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledWith(4);
  },
});

import { expect, fn, screen, waitFor } from 'storybook/test';
import { TableSort } from '#src/ui/data/TableSort.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: TableSort,
  args: {
    columns: [
      { field: 'name', name: 'Name' },
      { field: 'status', name: 'Status' },
    ],
    sort: undefined,
    onSort: fn(),
  },
  decorators: [inBox({ display: 'flex', p: 2 })],
});

/** Enter opens the menu at the current order, arrow keys move, Enter chooses. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const newest = await screen.findByRole('menuitemradio', { name: 'Newest first', checked: true });
    await waitFor(() => expect(newest).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSort).toHaveBeenCalledWith({ field: 'name', order: 'desc' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sort' })).toHaveFocus());
  },
});

export const Chosen = meta.story({
  args: { sort: { field: 'status', order: 'asc' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sorted by Status' }));
    await screen.findByRole('menuitemradio', { name: 'Status, ascending', checked: true });
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Newest first' }));
    await expect(args.onSort).toHaveBeenCalledWith(undefined);
  },
});

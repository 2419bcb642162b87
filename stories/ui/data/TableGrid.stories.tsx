import { expect, fn, waitFor } from 'storybook/test';
import { TableGrid } from '#src/ui/data/TableGrid.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: TableGrid<{ id: number; name: string }> });

/** Arrow keys move over the header and the cells; Enter on a column header reverses the order. */
export const Compact = meta.story({
  args: {
    label: 'Users',
    rows: [
      { id: 1, name: 'Ravi Sharma' },
      { id: 2, name: 'Meera Krishnan' },
    ],
    columns: [
      { field: 'id', headerName: 'ID', width: 76 },
      { field: 'name', headerName: 'Name', flex: 1 },
    ],
    sort: { field: 'name', order: 'asc' },
    onSort: fn(),
    density: 'compact',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('grid', { name: 'Users' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
    const first = await canvas.findByRole('gridcell', { name: '1' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /Name/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSort).toHaveBeenCalledWith({ field: 'name', order: 'desc' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await waitFor(() => expect(first).toHaveFocus());
  },
});

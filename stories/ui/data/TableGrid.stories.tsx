import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TableGrid } from '../../../src/ui/data/TableGrid';

const meta = preview.meta({ component: TableGrid<{ id: number; name: string }> });

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
    rowId: (row) => row.id,
    density: 'compact',
    hidden: [],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Users' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
  },
});

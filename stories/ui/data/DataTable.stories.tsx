import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DataTable } from '../../../src/ui/data/DataTable';
import { RowActions } from '../../../src/ui/data/RowActions';
import { StatusChip } from '../../../src/ui/data/StatusChip';
import type { DataTableProps } from '../../../src/ui/data/tableTypes';
import { SearchInput } from '../../../src/ui/inputs/SearchInput';
import { PersonAvatar } from '../../../src/ui/media/PersonAvatar';

interface Person {
  id: number;
  name: string;
  email: string;
  status: 'Active' | 'Pending' | 'Suspended';
}

const names = ['Imran Qureshi', 'Asha Rathore', 'Vikram Shekhawat', 'Sunita Agarwal', 'Deepak Meena', 'Kavita Joshi'];
const tones = { Active: 'success', Pending: 'warning', Suspended: 'error' } as const;
const states = ['Pending', 'Active', 'Suspended'] as const;
const rows: Person[] = names.map((name, at) => ({
  id: 128 - at,
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@nivaas.example`,
  status: states[at % 3] ?? 'Active',
}));
const edit = fn();

const table: DataTableProps<Person> = {
  label: 'Brokers',
  rows,
  columns: [
    { field: 'id', headerName: 'ID', width: 76 },
    {
      field: 'name',
      headerName: 'Name',
      flex: 1,
      minWidth: 200,
      renderCell: ({ row }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 600 }}>
          <PersonAvatar name={row.name} fallback="BR" />
          {row.name}
        </Box>
      ),
    },
    { field: 'email', headerName: 'Email', flex: 1.2, minWidth: 220 },
    {
      field: 'status',
      headerName: 'Status',
      width: 150,
      renderCell: ({ row }) => <StatusChip tone={tones[row.status]} label={row.status} />,
    },
    {
      field: 'actions',
      headerName: 'Actions',
      width: 140,
      align: 'right',
      headerAlign: 'right',
      sortable: false,
      renderCell: ({ row }) => (
        <RowActions label={row.name} actions={[{ label: 'Edit', onClick: () => edit(row.id) }]} />
      ),
    },
  ],
  total: 128,
  page: 2,
  limit: 20,
  sort: { field: 'id', order: 'desc' },
  onPage: fn(),
  onLimit: fn(),
  onSort: fn(),
  loading: false,
  onRetry: fn(),
  emptyText: 'No brokers found',
  renderCard: (row) => (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'subtitle1' }}>
        {row.name}
        <StatusChip tone={tones[row.status]} label={row.status} />
      </Box>
      {row.email}
      <RowActions label={row.name} actions={[{ label: 'Edit', onClick: () => edit(row.id) }]} />
    </Box>
  ),
};

const meta = preview.meta({
  component: DataTable<Person>,
  args: table,
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 2, sm: 4 } }}>
        <Story />
      </Box>
    ),
  ],
});

export const Filled = meta.story({
  args: {
    toolbar: (
      <Box sx={{ width: { xs: '100%', sm: 280 } }}>
        <SearchInput value="" onChange={fn()} label="Search brokers" placeholder="Search by name or email" />
      </Box>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Asha Rathore')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Asha Rathore' }));
    await expect(edit).toHaveBeenCalledWith(127);
    await expect(canvas.getByText('21–40 of 128')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
});

export const Sorting = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('columnheader', { name: /Name/ }));
    await expect(args.onSort).toHaveBeenCalledWith({ field: 'name', order: 'asc' });
  },
});

export const HiddenColumn = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Email' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('asha.rathore@nivaas.example')).toBeNull();
    await expect(localStorage.getItem('nivaas.table.Brokers')).toContain('email');
  },
});

export const LoadingFirst = meta.story({
  args: { rows: [], total: 0, loading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});

export const LoadingNext = meta.story({ args: { loading: true } });

export const Empty = meta.story({
  args: { rows: [], total: 0, page: 1, emptyAction: <Button>Clear search</Button> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No brokers found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull();
  },
});

export const Failed = meta.story({
  args: { rows: [], total: 0, page: 1, error: 'Failed to load brokers' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Failed to load brokers')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const LongWords = meta.story({
  args: {
    total: 1,
    page: 1,
    rows: [
      {
        id: 1,
        name: 'Venkatanarasimharajuvaripeta Subramanian Chidambaranathan',
        email: 'a.very.long.address.that.goes.on.and.on@properties-of-rajasthan.example',
        status: 'Active',
      },
    ],
  },
});

export const NothingScrollsInside = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Brokers' });
    await canvas.findByText('Kavita Joshi');
    const scroller = grid.querySelector('.MuiDataGrid-virtualScroller');
    await waitFor(() => expect(scroller?.scrollWidth).toBe(scroller?.clientWidth));
    await expect(scroller?.scrollHeight).toBe(scroller?.clientHeight);
  },
});

export const CardsOnATablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  parameters: { viewport: { options: { tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Brokers' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(window.innerWidth).toBe(768);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

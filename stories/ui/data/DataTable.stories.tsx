import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { useTableState } from '../../../src/lib/useTableState';
import { DataTable } from '../../../src/ui/data/DataTable';
import { PersonCell } from '../../../src/ui/data/PersonCell';
import { RowActions } from '../../../src/ui/data/RowActions';
import { StatusChip } from '../../../src/ui/data/StatusChip';
import type { DataTableProps } from '../../../src/ui/data/tableTypes';
import { SearchInput } from '../../../src/ui/inputs/SearchInput';

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
      renderCell: ({ row }) => <PersonCell name={row.name} fallback="BR" />,
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

function WithAddress(props: DataTableProps<Person>) {
  const [state, change] = useTableState();
  return (
    <>
      <DataTable
        {...props}
        page={state.page}
        limit={state.limit}
        sort={state.sort ? { field: state.sort, order: state.order } : undefined}
        onPage={(page) => change({ page })}
        onLimit={(limit) => change({ limit })}
        onSort={(sort) => change({ sort: sort?.field, order: sort?.order })}
      />
      <p data-testid="address">{useLocation().search}</p>
    </>
  );
}

/** The page, its size and the order stand in the address: reloaded or sent to somebody, it shows the same. */
export const AddressByKeyboard = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <WithAddress {...args} />,
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByTestId('address');
    const name = await canvas.findByRole('columnheader', { name: /Name/ });
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address).toHaveTextContent('?sort=name&order=asc'));
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address).toHaveTextContent('page=2'));
    canvas.getByRole('combobox', { name: /Rows per page/ }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: '50', hidden: true });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address).toHaveTextContent('?sort=name&order=asc&limit=50'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const ColumnsAndDensityByKeyboard = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('asha.rathore@nivaas.example');
    const density = canvas.getByRole('button', { name: 'Density' });
    density.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Density' });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(density).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Columns' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.queryByText('asha.rathore@nivaas.example')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
    await expect(JSON.parse(localStorage.getItem('nivaas.table.Brokers') ?? '')).toEqual({
      density: 'compact',
      hidden: ['email'],
    });
  },
});

export const CellsByKeyboard = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('gridcell', { name: '128' });
    await userEvent.click(first);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Asha Rathore' })).toHaveFocus());
    edit.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(edit).toHaveBeenCalledWith(127);
  },
});

/** Scrolled down, the head stays below the page's header. */
export const StickyHead = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { rows: Array.from({ length: 40 }, (_, at) => ({ ...(rows[at % 6] as Person), id: 200 - at })) },
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('columnheader', { name: /Email/ });
    await canvas.findByRole('gridcell', { name: '161' });
    window.scrollTo(0, 900);
    await waitFor(() => expect(head.getBoundingClientRect().top).toBe(64));
    window.scrollTo(0, 0);
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

/** Rows were deleted meanwhile, or the address was typed: the list is not empty, this page is. */
export const PastTheEnd = meta.story({
  args: { rows: [], total: 128, page: 9 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing on this page')).toBeVisible();
    await expect(canvas.getByText('0 of 128')).toBeVisible();
    canvas.getByRole('button', { name: 'Show the first page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(7);
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
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

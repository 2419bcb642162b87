import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useCallback } from 'react';
import { fn } from 'storybook/test';
import { useTableState } from '#src/lib/useTableState.ts';
import { DataTable } from '#src/ui/data/DataTable.tsx';
import { PersonCell } from '#src/ui/data/PersonCell.tsx';
import { RowActions } from '#src/ui/data/RowActions.tsx';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';
import { tableProps } from '#src/ui/data/tableProps.ts';
import type { DataTableProps } from '#src/ui/data/tableTypes.ts';
import { DebouncedSearch } from '#src/ui/inputs/DebouncedSearch.tsx';
import { Address } from '#storybook/Address.tsx';

/** A row of the table stories. */
export interface Person {
  id: number;
  name: string;
  email: string;
  status: 'Active' | 'Pending' | 'Suspended';
}

const names = ['Imran Qureshi', 'Asha Rathore', 'Vikram Shekhawat', 'Sunita Agarwal', 'Deepak Meena', 'Kavita Joshi'];
const tones = { Active: 'success', Pending: 'warning', Suspended: 'error' } as const;
const states = ['Pending', 'Active', 'Suspended'] as const;

export const people: Person[] = names.map((name, at) => ({
  id: 128 - at,
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@nivaas.example`,
  status: states[at % 3] ?? 'Active',
}));

/** A person whose texts are too long for the space they have. */
export const longPerson: Person = {
  id: 1,
  name: 'Venkatanarasimharajuvaripeta Subramanian Chidambaranathan',
  email: 'a.very.long.address.that.goes.on.and.on@properties-of-rajasthan.example',
  status: 'Suspended',
};

/** Called with a row's id by its Edit button. */
export const editPerson = fn();

const edit = (row: Person) => (
  <RowActions label={row.name} actions={[{ label: 'Edit', onClick: () => editPerson(row.id) }]} />
);

/** A row's card, as in the panels. */
export const personCard = (row: Person) => (
  <Box sx={{ display: 'grid', gap: '4px' }}>
    <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '12px' }}>
      <Box component="h2" sx={{ typography: 'cardTitle', minWidth: 0 }}>
        {row.name}
      </Box>
      <StatusChip tone={tones[row.status]} label={row.status} />
    </Box>
    <p>{row.email}</p>
    {edit(row)}
  </Box>
);

/** Props of a table of brokers as the operator sees it. */
export const peopleTable: DataTableProps<Person> = {
  label: 'Brokers',
  rows: people,
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
      renderCell: ({ row }) => edit(row),
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
  renderCard: personCard,
  cardHeight: 100,
};

const arrived = { error: null, isPending: false, isPlaceholderData: false, refetch: fn() };

/** The table as a screen uses it: its state is part of the address, which is shown below. */
export function TableWithAddress(props: DataTableProps<Person>) {
  const [state, change] = useTableState();
  const { q, status } = state;
  const settle = useCallback((text: string) => change({ q: text }), [change]);
  const found = props.rows.filter(
    (row) => row.name.toLowerCase().includes(q.toLowerCase()) && (status === '' || row.status === status),
  );
  const total = q || status ? found.length : props.total;
  return (
    <>
      <DataTable
        {...props}
        {...tableProps(state, change, { ...arrived, data: { data: found, meta: { total } } }, '')}
        toolbar={
          <>
            <Box sx={{ width: { xs: '100%', sm: 280 } }}>
              <DebouncedSearch label="Search brokers" placeholder="Search by name" value={q} onSettle={settle} />
            </Box>
            <ToggleButtonGroup
              exclusive
              aria-label="Status"
              value={status}
              onChange={(_, chosen: string | null) => change({ status: chosen ?? '' })}
            >
              <ToggleButton value="">All</ToggleButton>
              <ToggleButton value="Active">Active</ToggleButton>
              <ToggleButton value="Pending">Pending</ToggleButton>
            </ToggleButtonGroup>
          </>
        }
      />
      <Address shown />
    </>
  );
}

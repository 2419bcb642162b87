import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import type { Broker } from '../../../contract/brokers';
import { fileUrl } from '../../lib/apiBase';
import { PersonCell } from '../../ui/data/PersonCell';
import { RowActions } from '../../ui/data/RowActions';
import { BrokerStatusChip } from './BrokerStatusChip';

/** What can be done with one broker of the list. */
export interface BrokerActions {
  onView: (broker: Broker) => void;
  onEdit: (broker: Broker) => void;
}

/** ID, Name, Email, Status, Actions (specification 000, section 2). */
export const brokerColumns = ({ onView, onEdit }: BrokerActions): readonly GridColDef<Broker>[] => [
  {
    field: 'id',
    headerName: 'ID',
    width: 76,
    hideable: false,
    renderCell: ({ row }) => (
      <Box component="span" sx={{ color: 'roles.slate', fontVariantNumeric: 'tabular-nums' }}>
        {row.id}
      </Box>
    ),
  },
  {
    field: 'name',
    headerName: 'Name',
    flex: 3,
    minWidth: 200,
    hideable: false,
    renderCell: ({ row }) => (
      <PersonCell name={row.name} photo={row.photo ? fileUrl(row.photo, 320) : null} fallback="BR" />
    ),
  },
  {
    field: 'email',
    headerName: 'Email',
    flex: 4,
    minWidth: 220,
    renderCell: ({ row }) => (
      <Box
        component="span"
        title={row.email}
        sx={{ color: 'roles.slate', overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {row.email}
      </Box>
    ),
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 140,
    renderCell: ({ row }) => <BrokerStatusChip status={row.status} />,
  },
  {
    field: 'actions',
    headerName: 'Actions',
    headerAlign: 'right',
    align: 'right',
    width: 148,
    sortable: false,
    hideable: false,
    renderCell: ({ row }) => (
      <RowActions
        label={row.name}
        actions={[
          { label: 'View', onClick: () => onView(row) },
          { label: 'Edit', onClick: () => onEdit(row) },
        ]}
      />
    ),
  },
];

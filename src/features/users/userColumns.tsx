import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import type { BrokerUser } from '../../../contract/users';
import { fileUrl } from '../../lib/apiBase';
import { PersonCell } from '../../ui/data/PersonCell';
import { RowActions } from '../../ui/data/RowActions';
import { UserStatusChip } from './UserStatusChip';

const quiet = { color: 'roles.slate', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** ID, Name, Email, Phone, Status, Actions (specification 000, section 2). */
export const userColumns = (onEdit: (user: BrokerUser) => void): readonly GridColDef<BrokerUser>[] => [
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
    minWidth: 180,
    hideable: false,
    renderCell: ({ row }) => (
      <PersonCell name={row.name} photo={row.photo ? fileUrl(row.photo, 320) : null} fallback="NA" />
    ),
  },
  {
    field: 'email',
    headerName: 'Email',
    flex: 4,
    minWidth: 200,
    renderCell: ({ row }) => (
      <Box component="span" title={row.email} sx={quiet}>
        {row.email}
      </Box>
    ),
  },
  {
    field: 'phone',
    headerName: 'Phone',
    width: 164,
    sortable: false,
    renderCell: ({ row }) => (
      <Box component="span" {...(row.phone ? { title: row.phone } : {})} sx={quiet}>
        {row.phone ?? '–'}
      </Box>
    ),
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 116,
    renderCell: ({ row }) => <UserStatusChip status={row.status} />,
  },
  {
    field: 'actions',
    headerName: 'Actions',
    headerAlign: 'right',
    align: 'right',
    width: 96,
    sortable: false,
    hideable: false,
    renderCell: ({ row }) => <RowActions label={row.name} actions={[{ label: 'Edit', onClick: () => onEdit(row) }]} />,
  },
];

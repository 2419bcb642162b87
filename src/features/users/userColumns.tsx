import type { GridColDef } from '@mui/x-data-grid';
import type { BrokerUser } from '#contract/users.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { actionsColumn } from '#src/ui/data/actionsColumn.ts';
import { personColumns } from '#src/ui/data/personColumns.tsx';
import { RowActions } from '#src/ui/data/RowActions.tsx';
import { UserStatusChip } from './UserStatusChip.tsx';

/** ID, Name, Email, Phone, Status, Actions (specification 000, section 2). */
export const userColumns = (onEdit: (user: BrokerUser) => void): readonly GridColDef<BrokerUser>[] => [
  ...personColumns<BrokerUser>({ fallback: 'NA', least: { name: 148, email: 142 } }),
  {
    field: 'phone',
    headerName: 'Phone',
    width: 144,
    sortable: false,
    renderCell: ({ row }) => (
      <Text
        component="span"
        {...(row.phone ? { title: row.phone } : {})}
        quiet
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {row.phone ?? '–'}
      </Text>
    ),
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 104,
    renderCell: ({ row }) => <UserStatusChip status={row.status} />,
  },
  {
    ...actionsColumn,
    width: 92,
    renderCell: ({ row }) => <RowActions label={row.name} actions={[{ label: 'Edit', onClick: () => onEdit(row) }]} />,
  },
];

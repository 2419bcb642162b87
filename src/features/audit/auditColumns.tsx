import type { GridColDef } from '@mui/x-data-grid';
import type { AuditEntry } from '#contract/audit.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { actionOf, actorOf, targetOf } from './auditWords.ts';

const slate = (text: string) => (
  <Text component="span" quiet>
    {text}
  </Text>
);

/** When, Who, What, To what: the last is the widest, and wraps to show the old and the new value. */
export const auditColumns: readonly GridColDef<AuditEntry>[] = [
  {
    field: 'at',
    headerName: 'When',
    width: 176,
    sortable: false,
    hideable: false,
    renderCell: ({ row }) => slate(formatDateTime(row.at)),
  },
  {
    field: 'actor',
    headerName: 'Who',
    flex: 2,
    minWidth: 110,
    sortable: false,
    renderCell: ({ row }) => (
      <Text component="span" variant="subtitle2">
        {actorOf(row)}
      </Text>
    ),
  },
  {
    field: 'action',
    headerName: 'What',
    flex: 2,
    minWidth: 130,
    sortable: false,
    renderCell: ({ row }) => actionOf(row),
  },
  {
    field: 'object_type',
    headerName: 'To what',
    flex: 4,
    minWidth: 180,
    sortable: false,
    renderCell: ({ row }) => slate(targetOf(row)),
  },
];

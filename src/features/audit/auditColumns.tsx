import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import type { AuditEntry } from '#contract/audit.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { actionOf, actorOf, targetOf } from './auditWords.ts';

const slate = (text: string) => (
  <Box component="span" title={text} sx={{ color: 'roles.slate', overflow: 'hidden', textOverflow: 'ellipsis' }}>
    {text}
  </Box>
);

/** When, Who, What, To what. */
export const auditColumns: readonly GridColDef<AuditEntry>[] = [
  {
    field: 'at',
    headerName: 'When',
    width: 188,
    sortable: false,
    hideable: false,
    renderCell: ({ row }) => slate(formatDateTime(row.at)),
  },
  {
    field: 'actor',
    headerName: 'Who',
    flex: 3,
    minWidth: 150,
    sortable: false,
    renderCell: ({ row }) => (
      <Box component="span" sx={{ typography: 'subtitle2', overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {actorOf(row)}
      </Box>
    ),
  },
  {
    field: 'action',
    headerName: 'What',
    flex: 4,
    minWidth: 140,
    sortable: false,
    renderCell: ({ row }) => actionOf(row),
  },
  {
    field: 'object_type',
    headerName: 'To what',
    flex: 5,
    minWidth: 140,
    sortable: false,
    renderCell: ({ row }) => slate(targetOf(row)),
  },
];

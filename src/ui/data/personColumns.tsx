import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { fileUrl } from '#src/lib/apiBase.ts';
import { PersonCell } from './PersonCell.tsx';

interface PersonRow {
  id: number;
  name: string;
  email: string;
  photo: string | null;
}

interface PersonColumnsOptions {
  /** The initials of who has no name. */
  fallback: 'BR' | 'NA';
  /** Pixels that a name needs at least, and an address. */
  least: { name: number; email: number };
}

/** What is told quietly, in one line. */
export const quiet = { color: 'roles.slate', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** ID, Name, Email: how a table of people begins. */
export const personColumns = <Row extends PersonRow>({ fallback, least }: PersonColumnsOptions): GridColDef<Row>[] => [
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
    minWidth: least.name,
    hideable: false,
    renderCell: ({ row }) => (
      <PersonCell name={row.name} photo={row.photo ? fileUrl(row.photo, 320) : null} fallback={fallback} />
    ),
  },
  {
    field: 'email',
    headerName: 'Email',
    flex: 4,
    minWidth: least.email,
    renderCell: ({ row }) => (
      <Box component="span" title={row.email} sx={quiet}>
        {row.email}
      </Box>
    ),
  },
];

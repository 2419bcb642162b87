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
  /** The initials of a person without a name. */
  fallback: 'BR' | 'NA';
  /** The minimum widths of the name and email columns in pixels. */
  least: { name: number; email: number };
}

/** Secondary text on one line. */
export const quiet = { color: 'roles.slate', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

// A narrow column breaks an e-mail before its host.
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  lineHeight: '18px',
  overflowWrap: 'anywhere',
} as const;

/** The first columns of a table of people: ID, Name, Email. */
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
      <Box component="span" title={row.email} sx={{ ...quiet, ...twoLines }}>
        {row.email.slice(0, row.email.indexOf('@'))}
        <wbr />
        {row.email.slice(row.email.indexOf('@'))}
      </Box>
    ),
  },
];

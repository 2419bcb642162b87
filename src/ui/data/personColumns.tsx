import type { GridColDef } from '@mui/x-data-grid';
import { fileUrl } from '#src/lib/apiBase.ts';
import { Text } from '#src/ui/base/Text.tsx';
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

// A narrow column breaks an e-mail before its host.
const breaking = { whiteSpace: 'normal', lineHeight: '18px', overflowWrap: 'anywhere' } as const;

/** The first columns of a table of people: ID, Name, Email. */
export const personColumns = <Row extends PersonRow>({ fallback, least }: PersonColumnsOptions): GridColDef<Row>[] => [
  {
    field: 'id',
    headerName: 'ID',
    width: 76,
    hideable: false,
    renderCell: ({ row }) => (
      <Text component="span" quiet sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {row.id}
      </Text>
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
      <Text component="span" title={row.email} quiet lines={2} sx={breaking}>
        {row.email.slice(0, row.email.indexOf('@'))}
        <wbr />
        {row.email.slice(row.email.indexOf('@'))}
      </Text>
    ),
  },
];

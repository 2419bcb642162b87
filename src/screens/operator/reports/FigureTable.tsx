import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Cell, TableOf } from './tableOf.ts';

interface FigureTableProps {
  label: string;
  table: TableOf;
  /** The height in pixels within which it scrolls. */
  height: number;
}

/** The figures of a chart as a table; each count links to its list. */
export function FigureTable({ label, table: { head, rows }, height }: FigureTableProps) {
  return (
    <Box
      role="region"
      aria-label={`${label}, table`}
      tabIndex={0}
      sx={{ height, overflow: 'auto', borderTop: '1px solid', borderColor: 'roles.line' }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th, & td': { px: 1.5, py: 1.5, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
          '& th:first-of-type': { pl: 2.5, textAlign: 'left' },
          '& th:last-child, & td:last-child': { pr: 2.5 },
          '& thead th': {
            position: 'sticky',
            top: 0,
            zIndex: 1,
            typography: 'overline',
            color: 'roles.slate',
            bgcolor: 'roles.subtle',
          },
          '& tbody tr': { borderTop: '1px solid', borderColor: 'roles.lineSoft' },
          '& tbody th': { fontWeight: 400, overflowWrap: 'anywhere' },
        }}
      >
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{first ? <Figure {...first} /> : null}</th>
              {rest.map((cell, at) => (
                // The columns of a table keep their order.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={at}>
                  <Figure {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Figure({ text, to }: Cell) {
  return to ? (
    <Link component={RouterLink} to={to} underline="hover" color="inherit" sx={{ fontWeight: 500, py: 0.5 }}>
      {text}
    </Link>
  ) : (
    text
  );
}

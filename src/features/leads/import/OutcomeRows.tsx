import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { leadLabels } from '#contract/leads/fields.ts';
import { space } from '#src/theme/spacing.ts';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';
import type { RowKind, ShownRow } from './shownRows.ts';

const kinds = {
  new: { label: 'New', tone: 'info' },
  duplicate: { label: 'Duplicate', tone: 'warning' },
  wrong: { label: 'Wrong', tone: 'error' },
} as const satisfies Record<RowKind, object>;

const WIDE = '@container (min-width: 720px)';
const line = {
  display: 'grid',
  gap: space(0.25, 1.5),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name state" "phone row" "email email" "why why"',
  alignItems: 'center',
  p: space(1.5, 2.5),
  borderTop: '1px solid',
  borderColor: 'roles.line',
  [WIDE]: {
    minHeight: 52,
    py: 0.75,
    gridTemplateColumns: '44px minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) 104px minmax(0, 4fr)',
    gridTemplateAreas: '"row name phone email state why"',
  },
} as const;

// An underline, with the reason in words beside it: colour is never the only sign.
const wrongCell = {
  color: 'tones.error.text',
  textDecoration: 'underline wavy',
  textDecorationColor: 'var(--nv-palette-roles-errorLine)',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
} as const;

interface OutcomeRowsProps {
  /** At most 100. */
  rows: readonly ShownRow[];
  /** The number of rows of this kind. */
  total: number;
}

/** Rows of a file with the outcome of each; shown as blocks where there is no room for columns. */
export function OutcomeRows({ rows, total }: OutcomeRowsProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box role="table" aria-label="Rows of the file" aria-rowcount={rows.length + 1}>
        <Box
          role="row"
          sx={{
            ...line,
            // Visually hidden where rows are blocks, which need no header.
            position: 'absolute',
            clipPath: 'inset(50%)',
            [WIDE]: { ...line[WIDE], position: 'static', clipPath: 'none', minHeight: 40, bgcolor: 'roles.subtle' },
            typography: 'captionLabel',
            color: 'roles.slate',
          }}
        >
          {['Row', leadLabels.full_name, leadLabels.phone, leadLabels.email, 'State', 'Why'].map((name) => (
            <Box component="span" key={name} role="columnheader">
              {name}
            </Box>
          ))}
        </Box>
        {rows.map((one) => (
          <Line key={one.row} {...one} />
        ))}
      </Box>
      {rows.length < total ? (
        <Box
          component="p"
          sx={{ p: space(1.5, 2.5), borderTop: '1px solid', borderColor: 'roles.line', color: 'roles.slate' }}
        >
          {`The first ${rows.length} are shown.`}
        </Box>
      ) : null}
    </Box>
  );
}

function Line({ row, kind, name, phone, email, why, field }: ShownRow) {
  return (
    <Box role="row" sx={line}>
      <Cell area="row" slate>
        <Box component="span" sx={{ [WIDE]: { display: 'none' } }}>
          {'Row '}
        </Box>
        {row}
      </Cell>
      <Cell area="name" strong wrong={field === 'full_name'}>
        {name || 'None'}
      </Cell>
      <Cell area="phone" wrong={field === 'phone'}>
        {phone || 'None'}
      </Cell>
      <Cell area="email" slate wrong={field === 'email'}>
        {email || 'None'}
      </Cell>
      <Cell area="state">
        <StatusChip {...kinds[kind]} />
      </Cell>
      <Cell area="why" slate>
        {why}
      </Cell>
    </Box>
  );
}

interface CellProps {
  area: string;
  slate?: boolean;
  strong?: boolean;
  wrong?: boolean;
  children: ReactNode;
}

function Cell({ area, slate, strong, wrong, children }: CellProps) {
  return (
    <Box
      role="cell"
      sx={{
        gridArea: area,
        minWidth: 0,
        overflowWrap: 'anywhere',
        fontVariantNumeric: 'tabular-nums',
        typography: strong ? 'subtitle2' : 'body2',
        color: slate ? 'roles.slate' : 'roles.ink',
        ...(area === 'why' && !children ? { display: 'none', [WIDE]: { display: 'block' } } : {}),
      }}
    >
      {wrong ? (
        <Box component="span" sx={wrongCell}>
          {children}
        </Box>
      ) : (
        children
      )}
    </Box>
  );
}

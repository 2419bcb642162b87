import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Text } from '#src/ui/base/Text.tsx';
import { DottedText } from './DottedText.tsx';

interface DefinitionListProps {
  /** The facts in display order; an empty value shows a dash. */
  items: readonly { label: string; value: ReactNode }[];
  /** A label column of 96 px, where there is little room. */
  narrow?: boolean;
  /** Gives half of the width to the labels, for long ones. */
  wide?: boolean;
}

// A long number without spaces, such as a licence or RERA number.
const shown = (value: ReactNode): ReactNode =>
  typeof value === 'string' && /^\S*\/\S*$/.test(value) ? <DottedText text={value} /> : value;

/** A record's facts: a label column of 132 px and the values. */
export function DefinitionList({ items, narrow, wide }: DefinitionListProps) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {items.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            display: 'grid',
            gridTemplateColumns: narrow
              ? '96px minmax(0, 1fr)'
              : { xs: '112px minmax(0, 1fr)', sm: `${wide ? 'minmax(0, 1fr)' : '132px'} minmax(0, 1fr)` },
            gap: 1,
            alignItems: 'center',
            minHeight: 40,
            py: 1,
            borderBottom: '1px solid',
            borderColor: 'roles.lineSoft',
            '&:last-of-type': { borderBottom: 0 },
          }}
        >
          <Text component="dt" quiet>
            {label}
          </Text>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value === '' || value === null || value === undefined ? '–' : shown(value)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

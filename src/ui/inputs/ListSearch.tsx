import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useCallback } from 'react';
import type { TableState } from '#src/lib/useTableState.ts';
import { DebouncedSearch } from './DebouncedSearch.tsx';

interface ListSearchProps {
  /** What the search looks for, for screen readers. */
  label: string;
  placeholder: string;
  /** The list's state in the address, of which `q` is the search text. */
  table: Pick<TableState, 'q'>;
  change: (change: Partial<TableState>) => void;
  /** How much room it takes among the list's filters. */
  sx?: Extract<SxProps<Theme>, object>;
}

/** The search box of a list: it searches while the person types, and the address holds the text. */
export function ListSearch({ label, placeholder, table, change, sx }: ListSearchProps) {
  const settle = useCallback((q: string) => change({ q }), [change]);
  return (
    <Box sx={{ flex: { xs: '1 1 0', sm: '1 1 160px' }, minWidth: 0, ...sx }}>
      <DebouncedSearch {...{ label, placeholder }} value={table.q} onSettle={settle} />
    </Box>
  );
}

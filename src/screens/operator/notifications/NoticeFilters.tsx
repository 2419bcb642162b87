import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { operatorKinds } from '#contract/notifications.ts';
import { formatNumber } from '#src/lib/format.ts';
import type { TableState } from '#src/lib/useTableState.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { ListSearch } from '#src/ui/inputs/ListSearch.tsx';

interface NoticeFiltersProps {
  table: Pick<TableState, 'q' | 'kind' | 'status'>;
  change: (change: Partial<TableState>) => void;
  /** How many of the search's results are unread; undefined until known. */
  unread: number | undefined;
}

/** The search, the kind, and whether to list only unread notifications. */
export function NoticeFilters({ table, change, unread }: NoticeFiltersProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 2 }}>
      <ListSearch
        label="Search notifications"
        placeholder="Search"
        {...{ table, change }}
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 160px' } }}
      />
      <Select
        value={operatorKinds.values.find((one) => one === table.kind) ?? ''}
        displayEmpty
        onChange={(event) => change({ kind: event.target.value })}
        SelectDisplayProps={{ 'aria-label': 'Kind' }}
        sx={{ flex: { xs: '1 1 112px', sm: 'none' }, minWidth: 0, width: { sm: 164 } }}
      >
        <MenuItem value="">All kinds</MenuItem>
        {operatorKinds.options.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </Select>
      <ToggleButtonGroup
        exclusive
        aria-label="Which"
        value={table.status === 'unread' ? 'unread' : ''}
        onChange={(_, chosen: string | null) => {
          if (chosen !== null) change({ status: chosen });
        }}
      >
        <ToggleButton value="">All</ToggleButton>
        <ToggleButton value="unread">
          Unread
          {unread === undefined ? null : (
            <Text component="span" variant="caption" quiet>
              {formatNumber(unread)}
            </Text>
          )}
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}

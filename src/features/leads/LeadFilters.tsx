import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronDown } from 'lucide-react';
import { useCallback } from 'react';
import { leadStatuses } from '#contract/leads.ts';
import type { TableState } from '#src/lib/useTableState.ts';
import { DebouncedSearch } from '#src/ui/inputs/DebouncedSearch.tsx';
import type { LeadFilter } from './queries.ts';

const arrow = ({ className }: { className?: string }) => (
  <ChevronDown size={16} className={className} style={{ top: 'calc(50% - 8px)', right: 12 }} />
);

/** Search by name, email, phone, city, property interest, and the status; for every table of the screen. */
export function LeadFilters({ filter, change }: { filter: LeadFilter; change: (change: Partial<TableState>) => void }) {
  const settle = useCallback((q: string) => change({ q }), [change]);
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const status = leadStatuses.values.find((one) => one === filter.status) ?? '';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '12px',
        gridTemplateColumns: { sm: 'minmax(0, 420px) 168px' },
        mb: { xs: '20px', sm: '16px' },
      }}
    >
      <DebouncedSearch
        label="Search leads"
        placeholder={
          phone ? 'Name, email, phone, city, interest' : 'Search by name, email, phone, city, property interest'
        }
        value={filter.q}
        onSettle={settle}
      />
      <Select
        value={status}
        displayEmpty
        onChange={(event) => change({ status: event.target.value })}
        IconComponent={arrow}
        SelectDisplayProps={{ 'aria-label': 'Status' }}
      >
        <MenuItem value="">All Status</MenuItem>
        {leadStatuses.options.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}

import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { brokerStatuses } from '#contract/brokers.ts';
import type { TableState } from '#src/lib/useTableState.ts';

interface BrokerFiltersProps {
  table: Pick<TableState, 'status'>;
  change: (change: Partial<TableState>) => void;
}

const all = { value: '', label: 'All' };

/** The status filter (All, Active, Pending, Suspended). */
export function BrokerFilters({ table, change }: BrokerFiltersProps) {
  // An unknown status in the URL is ignored.
  const known = brokerStatuses.values.find((one) => one === table.status) ?? '';
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Status"
      value={known}
      onChange={(_, chosen: string | null) => {
        if (chosen !== null) change({ status: chosen });
      }}
      sx={{
        maxWidth: '100%',
        width: { xs: '100%', sm: 'auto' },
        // All four fit one row at 360 px; a larger font may need a second row.
        flexWrap: 'wrap',
        [`& .${toggleButtonClasses.root}`]: { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 0.75, sm: 1.5 } },
      }}
    >
      {[all, ...brokerStatuses.options].map(({ value, label }) => (
        <ToggleButton key={value} value={value}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

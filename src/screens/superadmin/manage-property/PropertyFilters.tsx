import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { listingStatuses } from '#contract/properties/life.ts';
import { useBroker, useBrokers } from '#src/features/brokers/queries.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import type { TableState } from '#src/lib/useTableState.ts';

interface PropertyFiltersProps {
  table: Pick<TableState, 'status' | 'broker_id'>;
  /** Asks for the status: a queue has its own. */
  withStatus: boolean;
  change: (change: Partial<TableState>) => void;
}

const arrow = ({ className }: { className?: string }) => (
  <ChevronDown size={16} className={className} style={{ top: 'calc(50% - 8px)', right: 12 }} />
);

/** The filters of Manage Property: the broker, and outside the queues the status. */
export function PropertyFilters({ table, withStatus, change }: PropertyFiltersProps) {
  // An unknown status in the URL is ignored.
  const known = listingStatuses.values.find((one) => one === table.status) ?? '';
  return (
    <Box sx={{ display: 'flex', flex: { xs: '1 1 100%', sm: '0 1 auto' }, flexWrap: 'wrap', gap: '12px', minWidth: 0 }}>
      <BrokerFilter id={table.broker_id ?? ''} onChoose={(broker_id) => change({ broker_id })} />
      {withStatus ? (
        <Select
          value={known}
          displayEmpty
          onChange={({ target }) => change({ status: target.value })}
          IconComponent={arrow}
          SelectDisplayProps={{ 'aria-label': 'Status' }}
          sx={{ flex: { xs: '1 1 40%', sm: 'none' }, width: { sm: 152 } }}
        >
          <MenuItem value="">Any status</MenuItem>
          {listingStatuses.options.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </Select>
      ) : null}
    </Box>
  );
}

interface BrokerFilterProps {
  /** The broker's id; empty for all. */
  id: string;
  onChoose: (id: string) => void;
}

const MOST_OFFERED = 20;
const WAIT_MS = 300;

/** Chooses one of the brokers, found by the name or e-mail while typing. */
function BrokerFilter({ id, onChoose }: BrokerFilterProps) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const q = useDebounced(typed, WAIT_MS);
  const brokers = useBrokers({ page: 1, limit: MOST_OFFERED, q, status: '', sort: 'name', order: 'asc' }, open);
  const chosen = useBroker(Number(id), id !== '').data?.data;
  const value = id && chosen ? chosen : null;
  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={value}
      options={brokers.data?.data ?? []}
      loading={brokers.isPending}
      // The server searches.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={(one) => one.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText="No broker found"
      loadingText="Loading..."
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, broker) => onChoose(broker ? String(broker.id) : '')}
      popupIcon={<ChevronDown size={16} />}
      clearIcon={<X size={16} />}
      clearText="All brokers"
      renderInput={({ slotProps, fullWidth }) => (
        <OutlinedInput
          {...slotProps.input}
          fullWidth={fullWidth}
          placeholder="All brokers"
          slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': 'Broker' } }}
        />
      )}
      sx={{
        flex: { xs: '1 1 55%', sm: 'none' },
        width: { sm: 184 },
        minWidth: 0,
        // The library's own padding is for its higher inputs.
        '& .MuiOutlinedInput-root': { py: 0, pl: '4px' },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input': { py: '9px', pl: '8px' },
      }}
    />
  );
}

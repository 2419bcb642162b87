import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { propertyStatuses } from '#contract/properties/life.ts';
import { useBroker, useBrokers } from '#src/features/brokers/queries.ts';
import type { queueOf } from '#src/features/properties/review/reviewQueries.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import type { TableState } from '#src/lib/useTableState.ts';
import type { Option } from '#src/ui/inputs/SelectField.tsx';

interface PropertyFiltersProps {
  table: Pick<TableState, 'status' | 'broker_id' | 'hints'>;
  queue: ReturnType<typeof queueOf>;
  change: (change: Partial<TableState>) => void;
}

const arrow = ({ className }: { className?: string }) => (
  <ChevronDown size={16} className={className} style={{ top: 'calc(50% - 8px)', right: 12 }} />
);

const hintChoices = [
  { value: 'some', label: 'With hints' },
  { value: 'none', label: 'Without hints' },
] as const;

/**
 * The filters of Manage Property: broker; status, except in the queues, which imply it; in the review queue also hints.
 */
export function PropertyFilters({ table, queue, change }: PropertyFiltersProps) {
  return (
    <Box sx={{ display: 'flex', flex: { xs: '1 1 100%', sm: '0 1 auto' }, flexWrap: 'wrap', gap: 1.5, minWidth: 0 }}>
      <BrokerFilter id={table.broker_id ?? ''} onChoose={(broker_id) => change({ broker_id })} />
      {queue ? null : (
        <ChoiceFilter
          label="Status"
          any="Any status"
          options={propertyStatuses.options}
          value={table.status}
          onChoose={(status) => change({ status })}
        />
      )}
      {queue === 'review' ? (
        <ChoiceFilter
          label="Hints"
          any="Any hints"
          options={hintChoices}
          value={table.hints}
          onChoose={(hints) => change({ hints })}
        />
      ) : null}
    </Box>
  );
}

interface ChoiceFilterProps {
  label: string;
  /** The label of the empty choice. */
  any: string;
  options: readonly Option[];
  value: string | undefined;
  onChoose: (value: string) => void;
}

function ChoiceFilter({ label, any, options, value, onChoose }: ChoiceFilterProps) {
  return (
    <Select
      // An invalid value in the address is ignored.
      value={options.find((one) => one.value === value)?.value ?? ''}
      displayEmpty
      onChange={({ target }) => onChoose(target.value)}
      IconComponent={arrow}
      SelectDisplayProps={{ 'aria-label': label }}
      sx={{ flex: { xs: '1 1 40%', sm: 'none' }, width: { sm: 144, lg: 152 } }}
    >
      <MenuItem value="">{any}</MenuItem>
      {options.map((one) => (
        <MenuItem key={one.value} value={one.value}>
          {one.label}
        </MenuItem>
      ))}
    </Select>
  );
}

interface BrokerFilterProps {
  /** The broker's id; empty for all. */
  id: string;
  onChoose: (id: string) => void;
}

const MOST_OFFERED = 20;
const WAIT_MS = 300;

/** Chooses a broker, searched by name or e-mail while typing. */
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
      // The server has filtered the options already.
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
        width: { sm: 160, lg: 184 },
        minWidth: 0,
        // MUI's own padding is meant for its taller inputs.
        '& .MuiOutlinedInput-root': { py: 0, pl: 0.5 },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input': { py: 1, pl: 1 },
      }}
    />
  );
}

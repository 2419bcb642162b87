import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { followUpTimes, leadStatuses, NOBODY } from '#contract/leads/choices.ts';
import { leadLabels } from '#contract/leads/fields.ts';
import type { TableState } from '#src/lib/useTableState.ts';
import { ListSearch } from '#src/ui/inputs/ListSearch.tsx';
import { type LeadFilter, useAssignees } from './queries.ts';

const arrow = ({ className }: { className?: string }) => (
  <ChevronDown size={16} className={className} style={{ top: 'calc(50% - 8px)', right: 12 }} />
);

interface LeadFiltersProps {
  filter: LeadFilter;
  change: (change: Partial<TableState>) => void;
  /** If false, there is no status filter: a board shows all statuses. */
  withStatus?: boolean;
  /** For leads that are worked here: adds filters by follow-up time and by assignee. */
  worked?: boolean;
  /** After the search. */
  views?: ReactNode;
  /** At the right end. */
  children?: ReactNode;
}

// From this width all filters fit in one row; below it, the search and the right end have a row of their own.
const oneRow = '@media (min-width: 1440px)';

/** Search by name, email, phone, city and property interest, and the status filter; for all tables on the screen. */
export function LeadFilters(props: LeadFiltersProps) {
  const { filter, change, withStatus = true, worked = false, views, children } = props;
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        mb: { xs: 2.5, sm: 2 },
        ...(worked && { [oneRow]: { gap: 1 } }),
      }}
    >
      <ListSearch
        label="Search leads"
        placeholder={
          phone
            ? 'Name, email, phone, city, interest'
            : `Search by name, email, phone, city${worked ? '' : ', property interest'}`
        }
        table={filter}
        change={change}
        sx={
          worked
            ? { flex: { xs: '1 1 100%', sm: '1 1 calc(100% - 200px)' }, [oneRow]: { flex: '2 1 172px', maxWidth: 320 } }
            : { flex: { xs: '1 1 100%', sm: '1 1 200px' }, maxWidth: { sm: 420 } }
        }
      />
      {views}
      {withStatus ? (
        <Choice
          label={leadLabels.status}
          all="All Status"
          width={worked ? 116 : 168}
          options={leadStatuses.options}
          value={filter.status}
          onChange={(status) => change({ status })}
        />
      ) : null}
      {worked ? (
        <Choice
          label="Follow-up"
          all="All follow-ups"
          width={160}
          options={followUpTimes.options}
          value={filter.follow_up ?? ''}
          onChange={(follow_up) => change({ follow_up })}
        />
      ) : null}
      {worked ? (
        <WhoseChoice value={filter.assigned_to ?? ''} onChange={(assigned_to) => change({ assigned_to })} />
      ) : null}
      {children}
    </Box>
  );
}

/** Always offers the name in the URL: the filter still applies after that person has left. */
function WhoseChoice({ value, onChange }: Pick<ChoiceProps, 'value' | 'onChange'>) {
  const names = useAssignees();
  const others = value && value !== NOBODY && !names.includes(value) ? [value] : [];
  return (
    <Choice
      label={leadLabels.assigned_to}
      all="All people"
      width={124}
      options={[
        { value: NOBODY, label: 'No one' },
        ...[...names, ...others].map((name) => ({ value: name, label: name })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

interface ChoiceProps {
  label: string;
  /** The label when nothing is chosen. */
  all: string;
  width: number;
  options: readonly { value: string; label: string }[];
  /** An unknown value is shown as no choice. */
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, all, width, options, value, onChange }: ChoiceProps) {
  return (
    <Select
      value={options.some((one) => one.value === value) ? value : ''}
      displayEmpty
      onChange={(event) => onChange(event.target.value)}
      IconComponent={arrow}
      SelectDisplayProps={{ 'aria-label': label }}
      sx={{
        flex: { xs: '1 1 40%', sm: '1 1 120px' },
        order: { sm: 1 },
        minWidth: 0,
        maxWidth: { sm: 240 },
        [oneRow]: { flex: `1 0 ${width}px`, order: 0, maxWidth: Math.max(168, width) },
      }}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map((one) => (
        <MenuItem key={one.value} value={one.value}>
          {one.label}
        </MenuItem>
      ))}
    </Select>
  );
}

import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { siteStates } from '#contract/managedSites.ts';
import { formatNumber } from '#src/lib/format.ts';
import type { TableState } from '#src/lib/useTableState.ts';
import { Text } from '#src/ui/base/Text.tsx';

/** The number of websites in each state. */
export type WebsiteCounts = Readonly<Record<'all' | (typeof siteStates.values)[number], number>>;

interface WebsiteFiltersProps {
  table: Pick<TableState, 'status'>;
  /** Undefined until known. */
  counts: WebsiteCounts | undefined;
  change: (change: Partial<TableState>) => void;
}

const all = { value: '', label: 'All' } as const;

/** All, Own domain, Needs a look, Unpublished, each with its number. */
export function WebsiteFilters({ table, counts, change }: WebsiteFiltersProps) {
  const known = siteStates.values.find((one) => one === table.status) ?? '';
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="State"
      value={known}
      onChange={(_, chosen: string | null) => {
        if (chosen !== null) change({ status: chosen });
      }}
      sx={{ maxWidth: '100%', width: { xs: '100%', sm: 'auto' }, flexWrap: 'wrap' }}
    >
      {[all, ...siteStates.options].map(({ value, label }) => (
        <ToggleButton key={value} value={value} sx={{ flex: { xs: '1 1 auto', sm: 'none' }, gap: 0.75 }}>
          {label}
          {counts ? (
            <Text component="span" variant="caption" quiet>
              {formatNumber(counts[value || 'all'])}
            </Text>
          ) : null}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { countWords } from '#src/features/homes/homeCounts.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { nativeTick } from '#src/ui/inputs/nativeTick.ts';
import type { FilterGroupFacts } from './filterGroups.ts';

interface FilterGroupProps extends FilterGroupFacts {
  chosen: readonly string[];
  /** Whether a folded group is open. */
  open?: boolean;
}

const parted = { borderTop: '1px solid', borderColor: 'roles.lineSoft', py: 1 } as const;
const name = { typography: 'subtitle2', minHeight: 48, display: 'flex', alignItems: 'center' } as const;

/** A filter's choices, each with its count. A choice without homes stays in its place, disabled. */
export function FilterGroup({ legend, folded, open = false, chosen, ...choices }: FilterGroupProps) {
  if (folded)
    return (
      <Box
        component="details"
        open={open}
        sx={{ ...parted, '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}
      >
        <Box
          component="summary"
          sx={{
            ...name,
            justifyContent: 'space-between',
            cursor: 'pointer',
            listStyle: 'none',
            '&::-webkit-details-marker': { display: 'none' },
          }}
        >
          {legend}
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
        </Box>
        <Choices {...{ legend, chosen, ...choices }} />
      </Box>
    );
  // The line does not belong to the fieldset: it would run through the legend.
  return (
    <Box sx={parted}>
      <Choices {...{ legend, chosen, ...choices }}>
        <Box component="legend" sx={{ ...name, p: 0 }}>
          {legend}
        </Box>
      </Choices>
    </Box>
  );
}

interface ChoicesProps extends Omit<FilterGroupProps, 'folded' | 'open'> {
  children?: ReactNode;
}

function Choices({ filter, legend, options, single, chosen, children }: ChoicesProps) {
  return (
    <Box component="fieldset" aria-label={children ? undefined : legend} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      {children}
      {single ? <Choice {...{ filter, type: 'radio', value: '', label: 'Any', checked: chosen.length === 0 }} /> : null}
      {options.map((option) => (
        <Choice
          key={option.value}
          {...option}
          filter={filter}
          type={single ? 'radio' : 'checkbox'}
          checked={chosen.includes(option.value)}
        />
      ))}
    </Box>
  );
}

interface ChoiceProps {
  filter: string;
  type: 'checkbox' | 'radio';
  value: string;
  label: string;
  count?: number;
  checked: boolean;
}

const Choice = memo(function Choice({ filter, type, value, label, count, checked }: ChoiceProps) {
  const none = count === 0 && !checked;
  return (
    <Row
      component="label"
      gap={1.5}
      sx={{
        minHeight: 44,
        typography: 'body1',
        color: none ? 'roles.placeholder' : 'roles.ink',
        cursor: none ? 'default' : 'pointer',
        '& input': nativeTick,
      }}
    >
      <input type={type} name={filter} value={value} defaultChecked={checked} disabled={none} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      {count === undefined ? null : (
        <Text component="span" variant="body1" sx={{ fontVariantNumeric: 'tabular-nums', color: 'inherit' }}>
          {countWords(count)}
        </Text>
      )}
    </Row>
  );
});

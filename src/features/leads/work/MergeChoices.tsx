import Box from '@mui/material/Box';
import { Equal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { MergedField, MergeSide } from '#contract/leads/tools.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { radioCard, radioMark } from '#src/ui/inputs/radioCardStyles.ts';
import type { MergeRow } from './mergeRows.ts';

interface MergeChoicesProps {
  rows: readonly MergeRow[];
  /** The lead whose value each field gets. */
  sides: Partial<Record<MergedField, MergeSide>>;
  onChoose: (field: MergedField, side: MergeSide) => void;
}

// Left and right change sides natively, as radio buttons; up and down move to the row above or below.
const walkRows = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const groups = [...event.currentTarget.querySelectorAll('fieldset')];
  const at = groups.findIndex((group) => group.contains(document.activeElement));
  groups[at + step]?.querySelector<HTMLElement>('input:checked')?.focus();
};

/**
 * A row per field: two cards where the leads differ, one value where they agree. On a phone, the latter are folded into
 * one line.
 */
export function MergeChoices({ rows, sides, onChoose }: MergeChoicesProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const same = rows.filter((row) => row.same);
  const line = `${same.length} ${same.length === 1 ? 'is' : 'are'} the same`;
  return (
    <Box ref={box} onKeyDown={walkRows} sx={{ display: 'grid', gap: 1 }}>
      {rows.map((row) =>
        row.same ? (
          <Same key={row.field} row={row} />
        ) : (
          <Choice key={row.field} row={row} side={sides[row.field]} onChoose={(side) => onChoose(row.field, side)} />
        ),
      )}
      {same.length > 0 ? (
        <Box component="details" sx={{ display: { sm: 'none' }, mt: 1 }}>
          <Box
            component="summary"
            sx={{ minHeight: 44, display: 'list-item', alignContent: 'center', cursor: 'pointer' }}
          >
            {line}
          </Box>
          {same.map(({ field, label, mine }) => (
            <Text key={field} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ color: 'roles.slate' }}>
                {label}:
              </Box>{' '}
              {mine}
            </Text>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

function Same({ row: { label, mine, theirs } }: { row: MergeRow }) {
  return (
    <Box sx={{ ...columns, display: { xs: 'none', sm: 'grid' } }}>
      <Box sx={{ color: 'roles.slate', py: 1.5 }}>{label}</Box>
      <Box sx={equal}>
        <Equal size={16} aria-label="the same on both" />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {mine}
          {theirs === mine ? null : (
            <Text component="span" variant="caption" quiet sx={{ ml: 1.5 }}>
              written as {theirs} on the other
            </Text>
          )}
        </Box>
      </Box>
    </Box>
  );
}

interface ChoiceProps {
  row: MergeRow;
  side: MergeSide | undefined;
  onChoose: (side: MergeSide) => void;
}

function Choice({ row: { field, label, mine, theirs }, side, onChoose }: ChoiceProps) {
  const name = useId();
  const nothing = field === 'assigned_to' ? 'No one' : 'None';
  const card = (value: MergeSide, words: string | null, whose: string) => (
    <Box component="label" sx={radioCard(false)}>
      <Box
        component="input"
        type="radio"
        name={name}
        value={value}
        checked={side === value}
        onChange={() => onChoose(value)}
        aria-label={`${label}: ${words ?? nothing}, ${whose}`}
        sx={radioMark()}
      />
      <Box component="span" sx={{ ...twoLines, color: words ? undefined : 'roles.slate' }} title={words ?? undefined}>
        {words ?? nothing}
      </Box>
    </Box>
  );
  return (
    <Box component="fieldset" sx={{ ...columns, m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, float: 'left', color: 'roles.slate', py: { xs: space(0.5, 0), sm: 1.5 } }}>
        {label}
      </Box>
      {card('mine', mine, 'this lead')}
      {card('theirs', theirs, 'the other')}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: space(1, 1.5),
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '112px repeat(2, minmax(0, 1fr))' },
} as const;

const equal = {
  gridColumn: 'span 2',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  px: 1.5,
  py: 1,
  border: '1px solid',
  borderColor: 'roles.lineSoft',
  borderRadius: '8px',
  bgcolor: 'roles.subtle',
  '& svg': { flex: 'none' },
} as const;

const twoLines = {
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

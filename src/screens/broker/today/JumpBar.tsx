import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { dayCardId } from '#src/features/leads/today/DayCard.tsx';
import type { DayList } from '#src/features/leads/today/day.ts';
import { formatNumber } from '#src/lib/format.ts';
import { goTo } from '#src/lib/scrolling.ts';
import { lowWindow } from '#src/theme/controls.ts';
import { space } from '#src/theme/spacing.ts';
import { chipLook, chosenChip } from '#src/ui/inputs/chipStyles.ts';
import { useCurrentSection } from '#src/ui/navigation/useCurrentSection.ts';

const labels: Readonly<Record<DayList, string>> = { new: 'New', overdue: 'Late', today: 'Today', quiet: 'Quiet' };

interface JumpBarProps {
  lists: readonly (readonly [DayList, { readonly total: number }])[];
}

/** The day's lists on a phone, under the header: clicking one jumps to it. */
export function JumpBar({ lists }: JumpBarProps) {
  const current = useCurrentSection(lists.map(([list]) => dayCardId(list)));
  return (
    <Box component="nav" aria-label="Lists of the day" sx={bar}>
      {lists.map(([list, { total }]) => (
        <ButtonBase
          key={list}
          aria-current={dayCardId(list) === current ? 'location' : undefined}
          onClick={() => goTo(dayCardId(list))}
          sx={{ ...chipLook(), flex: '1 1 auto', px: 0.75, '&[aria-current], &[aria-current]:hover': chosenChip }}
        >
          {labels[list]}
          <Box component="b" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(total)}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  );
}

const bar = {
  position: 'sticky',
  [lowWindow]: { position: 'static' },
  top: 56,
  zIndex: 3,
  display: 'flex',
  gap: 1,
  // Keeps its height while there are no lists.
  minHeight: 60,
  m: space(-1, -2),
  p: space(1, 2),
  bgcolor: 'roles.page',
} as const;

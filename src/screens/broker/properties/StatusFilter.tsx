import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { type PropertyStatus, propertyStatuses } from '#contract/properties/life.ts';
import { ChoiceChip } from '#src/ui/inputs/ChoiceChip.tsx';
import { FADE, scrollFade } from '#src/ui/layout/scrollFade.ts';

interface StatusFilterProps {
  /** Undefined: all but archived. */
  status: PropertyStatus | undefined;
  onChange: (status: PropertyStatus | undefined) => void;
}

// The ones that a broker sets come first.
const choices = [undefined, 'live', 'paused', 'sold', 'in_review', 'changes_requested', 'archived', 'removed'] as const;

/** The statuses as radio chips; on a phone they scroll sideways and fade out at the edge. */
export function StatusFilter({ status, onChange }: StatusFilterProps) {
  const row = useRef<HTMLDivElement>(null);
  // The status in the address may belong to one of the last chips, out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status is another chip
  useEffect(() => {
    row.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [status]);
  return (
    <Box
      ref={row}
      role="radiogroup"
      aria-label="Status"
      sx={{
        display: 'flex',
        flexWrap: { sm: 'wrap' },
        gap: 1,
        // Reaches the edges of a small screen, with room for the focus ring.
        mx: { xs: -2, sm: 0 },
        pl: { xs: 2, sm: 0 },
        pr: { xs: 5, sm: 0 },
        py: { xs: 0.5, sm: 0 },
        mt: { xs: -0.5, sm: 0 },
        mb: { xs: 2, sm: 2.5 },
        overflowX: { xs: 'auto', sm: 'visible' },
        ...scrollFade,
        scrollPaddingInline: `${FADE}px`,
        '& > *': { flex: 'none' },
      }}
    >
      {choices.map((choice) => (
        <ChoiceChip
          key={choice ?? ''}
          type="radio"
          name="status"
          value={choice ?? ''}
          checked={choice === status}
          onChange={() => onChange(choice)}
        >
          {choice ? propertyStatuses.labels[choice] : 'All'}
        </ChoiceChip>
      ))}
    </Box>
  );
}

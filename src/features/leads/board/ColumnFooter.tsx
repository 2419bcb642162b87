import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { leadStatuses } from '#contract/leads/choices.ts';
import { formatNumber } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import type { BoardColumnState } from './boardQueries.ts';

interface ColumnFooterProps {
  column: BoardColumnState;
  onAdd: () => void;
}

const look = {
  width: '100%',
  borderRadius: 0,
} as const;

/** The bottom of a column: loads more leads, or adds one. */
export function ColumnFooter({ column: { status, leads, total = 0, more }, onAdd }: ColumnFooterProps) {
  const label = leadStatuses.labels[status];
  // One more page, which has 50 leads.
  const rest = Math.min(total - leads.length, 50);
  return (
    <>
      {more.failed ? (
        <Text component="div" role="alert" variant="caption" sx={{ p: space(1, 1.5, 0), color: 'tones.error.text' }}>
          They could not be loaded. Try again.
        </Text>
      ) : null}
      {more.rest ? (
        <BusyButton
          variant="text"
          busy={more.busy}
          onClick={() => void more.load()}
          aria-label={`Show ${formatNumber(rest)} more, ${label}`}
          sx={look}
        >
          Show {formatNumber(rest)} more
        </BusyButton>
      ) : (
        <Button
          variant="text"
          startIcon={<Plus size={16} />}
          onClick={onAdd}
          aria-label={`Add Lead, ${label}`}
          sx={look}
        >
          Add Lead
        </Button>
      )}
    </>
  );
}

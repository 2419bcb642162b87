import { Droppable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { leadStatuses } from '#contract/leads/choices.ts';
import { formatNumber } from '#src/lib/format.ts';
import { Text } from '#src/ui/base/Text.tsx';
import type { BoardColumnState } from './boardQueries.ts';
import { columnStyles, countPill, dotOf } from './columnStyles.ts';

interface BoardRailProps {
  column: BoardColumnState;
  /** It was just folded by the user, so it takes the focus. */
  folded?: boolean;
  onOpen: () => void;
}

/** A folded column: accepts drops, and opens on click. */
export function BoardRail({ column: { status, total, error }, folded = false, onOpen }: BoardRailProps) {
  const label = leadStatuses.labels[status];
  const count = error ? '–' : total === undefined ? '…' : formatNumber(total);
  return (
    <Droppable droppableId={status}>
      {(list, { isDraggingOver }) => (
        <Box
          ref={list.innerRef}
          {...list.droppableProps}
          sx={{ ...columnStyles(isDraggingOver), position: 'relative' }}
        >
          <ButtonBase
            data-status={status}
            onClick={onOpen}
            aria-expanded={false}
            autoFocus={folded}
            sx={{
              flex: 1,
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'flex-start',
              gap: 1,
              py: 2,
              borderRadius: '13px',
              '&:hover': { bgcolor: 'roles.navHover' },
            }}
          >
            <Box component="span" sx={dotOf(status)} />
            <Text component="span" variant="subtitle2" sx={{ writingMode: 'vertical-rl' }}>
              {label}
            </Text>
            <Box component="span" sx={countPill}>
              {count}
            </Box>
          </ButtonBase>
          {/* The library requires its placeholder, but a rail must not show it. */}
          <Box sx={{ position: 'absolute', width: 0, height: 0, overflow: 'hidden' }}>{list.placeholder}</Box>
        </Box>
      )}
    </Droppable>
  );
}

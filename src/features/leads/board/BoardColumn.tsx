import { Draggable, Droppable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronsRightLeft } from 'lucide-react';
import { useId } from 'react';
import { type LeadStatus, leadStatuses } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { formatNumber } from '#src/lib/format.ts';
import { overLine } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { BoardCard } from './BoardCard.tsx';
import type { BoardColumnState } from './boardQueries.ts';
import { ColumnFooter } from './ColumnFooter.tsx';
import { ColumnNotice } from './ColumnNotice.tsx';
import { columnStyles, countPill, dotOf } from './columnStyles.ts';
import { CARD_GAP, type Slot } from './dropSlot.ts';

interface BoardColumnProps {
  column: BoardColumnState;
  /** The column scrolls its own cards; otherwise the board scrolls, with the column's head and foot sticky. */
  scrolls: boolean;
  /** Where the lifted card would stand. */
  slot?: Slot | undefined;
  onMove: (lead: Lead, to: LeadStatus, from: number) => void;
  onAdd: () => void;
  /** Folds it into a rail. */
  onFold?: (() => void) | undefined;
}

/** A status's leads, as cards to drag and drop. */
export function BoardColumn({ column, scrolls, slot, onMove, onAdd, onFold }: BoardColumnProps) {
  const { status, leads, total, loading } = column;
  const title = useId();
  return (
    <Droppable droppableId={status}>
      {(list, { isDraggingOver }) => (
        <Box
          component="section"
          aria-labelledby={title}
          aria-busy={loading}
          sx={{ ...columnStyles(isDraggingOver), ...(scrolls ? { overflow: 'hidden' } : {}) }}
        >
          <Box sx={{ ...headLook, ...(scrolls ? {} : stuckAt('top')) }}>
            <Box component="span" aria-hidden sx={dotOf(status)} />
            <Text
              component="h2"
              id={title}
              variant="subtitle2"
              sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
            >
              {leadStatuses.labels[status]}
            </Text>
            <Box component="span" sx={{ ...countPill, ml: 'auto' }}>
              {total === undefined ? '…' : formatNumber(total)}
            </Box>
            {onFold ? (
              <IconButton
                size="small"
                aria-label={`Fold ${leadStatuses.labels[status]}`}
                autoFocus
                onClick={onFold}
                sx={{ mr: -1 }}
              >
                <ChevronsRightLeft size={16} />
              </IconButton>
            ) : null}
          </Box>
          <Box
            ref={list.innerRef}
            {...list.droppableProps}
            sx={{
              flex: 1,
              minHeight: 96,
              px: 1,
              ...(scrolls ? { overflowY: 'auto', scrollbarWidth: 'thin' } : {}),
            }}
          >
            <ColumnNotice column={column} />
            <Box component="ul" sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none' }}>
              {slot ? (
                <Box component="li" aria-hidden sx={{ ...slotLook, top: slot.top, height: slot.height }} />
              ) : null}
              {leads.map((lead, index) => (
                <Draggable key={lead.id} draggableId={String(lead.id)} index={index}>
                  {(card, { isDragging }) => (
                    <Box component="li" ref={card.innerRef} {...card.draggableProps} sx={placeLook}>
                      <BoardCard
                        lead={lead}
                        lifted={isDragging}
                        handle={card.dragHandleProps}
                        onMove={(to) => onMove(lead, to, index)}
                      />
                    </Box>
                  )}
                </Draggable>
              ))}
            </Box>
            {list.placeholder}
          </Box>
          <Box sx={{ ...footLook, ...(scrolls ? {} : stuckAt('bottom')) }}>
            <ColumnFooter column={column} onAdd={onAdd} />
          </Box>
        </Box>
      )}
    </Droppable>
  );
}

const placeLook = {
  pb: `${CARD_GAP}px`,
  // A card that returns is dropped only when its transition ends, and a transition without a duration never ends.
  '@media (prefers-reduced-motion: reduce)': { '&&': { transitionDuration: '1ms !important' } },
} as const;
const slotLook = {
  position: 'absolute',
  insetInline: 0,
  boxSizing: 'border-box',
  border: '1.5px dashed',
  borderColor: 'roles.primary',
  borderRadius: '10px',
  bgcolor: 'roles.primaryTint',
} as const;
const headLook = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: 1.5,
} as const;
const footLook = { flex: 'none', borderTop: '1px solid', borderColor: 'roles.line' } as const;
// Where the board scrolls, its edge cuts off the columns: head and foot cover the columns' sides and draw their own
// rounded corners.
const stuckAt = (edge: 'top' | 'bottom') => {
  const other = edge === 'top' ? 'borderBottom' : 'borderTop';
  return {
    position: 'sticky',
    [edge]: 0,
    zIndex: 1,
    m: overLine,
    borderColor: 'inherit',
    bgcolor: 'roles.page',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      border: '1px solid',
      borderColor: 'inherit',
      [other]: 0,
      borderRadius: edge === 'top' ? '14px 14px 0 0' : '0 0 14px 14px',
      bgcolor: 'roles.side',
    },
  } as const;
};

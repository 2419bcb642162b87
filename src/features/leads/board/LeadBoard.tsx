import { type BeforeCapture, DragDropContext, type DropResult } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LeadStatus, leadStatuses } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { useWidth } from '#src/lib/useWidth.ts';
import { pageNonce } from '#src/theme/styleCache.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import type { LeadFilter } from '../queries.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardRail } from './BoardRail.tsx';
import { type BoardColumnState, useBoardColumn } from './boardQueries.ts';
import { droppedWords, liftedWords, overWords, usage } from './boardWords.ts';
import { type Slot, slotAt } from './dropSlot.ts';
import { KeyHints } from './KeyHints.tsx';
import { PhoneBoard } from './PhoneBoard.tsx';
import { type Moved, useBoardMoves } from './useBoardMoves.tsx';

interface LeadBoardProps {
  filter: LeadFilter;
  /** Opens the form of a new lead with this status. */
  onAdd: (status: LeadStatus) => void;
  /** Clears the filters. */
  onClear: () => void;
}

const foldable: readonly LeadStatus[] = ['closed', 'lost'];

/** A broker's leads by status. A card moves by drag, by keyboard and by its menu; on a phone by its menu. */
export function LeadBoard({ filter, onAdd, onClear }: LeadBoardProps) {
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const [chosen, setChosen] = useState<LeadStatus>('new');
  const [unfolded, setUnfolded] = useState<readonly LeadStatus[]>([]);
  const isOpen = (status: LeadStatus) =>
    phone ? status === chosen : !foldable.includes(status) || unfolded.includes(status);
  const columns = [
    useBoardColumn('new', filter, isOpen('new')),
    useBoardColumn('contacted', filter, isOpen('contacted')),
    useBoardColumn('qualified', filter, isOpen('qualified')),
    useBoardColumn('proposal', filter, isOpen('proposal')),
    useBoardColumn('closed', filter, isOpen('closed')),
    useBoardColumn('lost', filter, isOpen('lost')),
  ];
  const { move, moved, alert } = useBoardMoves();
  const filtered = filter.q !== '' || Boolean(filter.follow_up || filter.assigned_to);
  if (columns.every(({ total }) => total === 0))
    return (
      <>
        <Card>
          <EmptyState
            title="No leads"
            drawing={filtered ? 'results' : 'leads'}
            text={filtered ? 'No lead matches the search and the filters above.' : undefined}
            action={
              filtered ? (
                <Button onClick={onClear}>Clear search</Button>
              ) : (
                <Button onClick={() => onAdd('new')}>Add the first lead</Button>
              )
            }
          />
        </Card>
        {alert}
      </>
    );
  return (
    <>
      {phone ? (
        <PhoneBoard columns={columns} status={chosen} onStatus={setChosen} onMove={move} onAdd={onAdd} />
      ) : (
        <WideBoard
          columns={columns}
          moved={moved}
          isOpen={isOpen}
          onFold={(status, open) =>
            setUnfolded((before) => (open ? [...before, status] : before.filter((one) => one !== status)))
          }
          onMove={move}
          onAdd={onAdd}
        />
      )}
      {alert}
    </>
  );
}

interface WideBoardProps {
  columns: readonly BoardColumnState[];
  moved: Moved | undefined;
  isOpen: (status: LeadStatus) => boolean;
  onFold: (status: LeadStatus, open: boolean) => void;
  onMove: (lead: Lead, to: LeadStatus, from: number, index?: number) => void;
  onAdd: (status: LeadStatus) => void;
}

function WideBoard({ columns, moved, isOpen, onFold, onMove, onAdd }: WideBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const room = useWidth(board);
  useFocusOnMoved(board, moved);
  const [dragged, setDragged] = useState<BeforeCapture['mode']>();
  const [slot, setSlot] = useState<Slot>();
  const [folded, setFolded] = useState<LeadStatus>();
  const fold = (status: LeadStatus) => {
    setFolded(status);
    onFold(status, false);
  };
  const open = columns.filter(({ status }) => isOpen(status)).length;
  const fits = room >= open * NARROWEST + (columns.length - open) * RAIL + (columns.length - 1) * GAP;
  // A keyboard drag (`SNAP`) reaches only visible columns, so all columns must fit.
  const least = dragged === 'SNAP' ? 0 : room < WIDE ? TABLET : NARROWEST;
  const leadOf = (id: string) => columns.flatMap(({ leads }) => leads).find((lead) => String(lead.id) === id);
  const nameOf = (id: string) => leadOf(id)?.full_name ?? '';
  const drop = ({ draggableId, source, destination }: DropResult) => {
    setDragged(undefined);
    setSlot(undefined);
    const lead = leadOf(draggableId);
    const to = leadStatuses.values.find((status) => status === destination?.droppableId);
    if (lead && to && destination) onMove(lead, to, source.index, destination.index);
  };
  return (
    <DragDropContext
      dragHandleUsageInstructions={usage}
      {...nonce()}
      // Synchronously, because the library measures the columns right after this.
      onBeforeCapture={({ mode }) => flushSync(() => setDragged(mode))}
      onDragStart={(start, { announce }) => {
        announce(liftedWords(nameOf(start.draggableId), start));
        setSlot(slotAt(board.current, start.draggableId, start.source));
      }}
      onDragUpdate={(update, { announce }) => {
        announce(overWords(nameOf(update.draggableId), update));
        setSlot(slotAt(board.current, update.draggableId, update.destination));
      }}
      onDragEnd={(result, { announce }) => {
        announce(droppedWords(nameOf(result.draggableId), result));
        drop(result);
      }}
    >
      <Box
        ref={board}
        sx={{
          ...boardLook,
          gridTemplateColumns: columns
            .map(({ status }) => (isOpen(status) ? `minmax(${least}px, 1fr)` : `${RAIL}px`))
            .join(' '),
          ...(fits
            ? { gridTemplateRows: 'minmax(0, 1fr)' }
            : { ...scrolling, scrollSnapType: dragged ? 'none' : 'x proximity' }),
        }}
      >
        {columns.map((column) => {
          const { status } = column;
          return isOpen(status) ? (
            <BoardColumn
              key={status}
              column={column}
              scrolls={fits}
              slot={slot?.status === status ? slot : undefined}
              onMove={onMove}
              onAdd={() => onAdd(status)}
              onFold={foldable.includes(status) ? () => fold(status) : undefined}
            />
          ) : (
            <BoardRail key={status} column={column} folded={folded === status} onOpen={() => onFold(status, true)} />
          );
        })}
      </Box>
      <KeyHints />
    </DragDropContext>
  );
}

const RAIL = 48;
const GAP = 12;
/** The minimum width of a column; on a tablet, where the board scrolls anyway, it is `TABLET`. */
const NARROWEST = 184;
const TABLET = 264;
const WIDE = 4 * NARROWEST + 2 * RAIL + 5 * GAP;

const boardLook = {
  display: 'grid',
  gap: `${GAP}px`,
  // Fills the window below the header, the page's title and the toolbar (328 px).
  height: 'max(400px, calc(100dvh - 328px))',
} as const;
const scrolling = { overflow: 'auto', '& > *': { scrollSnapAlign: 'start' } } as const;

// The library adds a style element to the page, which the CSP allows only with a nonce.
const nonce = () => {
  const value = pageNonce();
  return value ? { nonce: value } : {};
};

/**
 * Focuses the card that a button moved, or the rail that took it: the focused element was removed with the card's old
 * place.
 */
function useFocusOnMoved(board: RefObject<HTMLElement | null>, moved: Moved | undefined) {
  // In an effect, so that it runs after the menu has restored the focus.
  useEffect(() => {
    if (!moved) return;
    const card = `[data-rfd-drag-handle-draggable-id="${moved.id}"]`;
    const rail = `[data-status="${moved.to}"]`;
    // The library stops restoring the focus of a dragged card after a frame, which a slow device can miss.
    const isLost = document.activeElement === document.body;
    board.current?.querySelector<HTMLElement>(moved.pressed || isLost ? `${card}, ${rail}` : rail)?.focus();
  }, [board, moved]);
}

import { useRef, useState } from 'react';
import { type Lead, type LeadStatus, leadStatuses } from '#contract/leads.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { AlertDialog } from '#src/ui/feedback/AlertDialog.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { type BoardMove, useMoveOnBoard } from './boardQueries.ts';

interface Refusal {
  move: BoardMove;
  error: Error;
}

/** The latest move. */
export interface Moved {
  id: number;
  to: LeadStatus;
  /** By a button; what is dragged keeps the focus by itself, unless a rail takes it. */
  pressed: boolean;
}

/** Moves that can be undone for some seconds, and the alert about one that the server refused. */
export function useBoardMoves() {
  const say = useSnackbar();
  const [refusal, setRefusal] = useState<Refusal>();
  const [told, setTold] = useState(false);
  const [moved, setMoved] = useState<Moved>();
  // What can be undone is the latest move: the snackbar of one before it goes, or does not come.
  const latest = useRef<{ move: BoardMove; forget?: () => void }>(null);
  const save = useMoveOnBoard({
    onMoved: ({ lead, to, index, from, undoes }) => {
      if (latest.current?.move.lead.id !== lead.id || latest.current.move.to !== to) return;
      const words = `${lead.full_name} is ${undoes ? 'back ' : ''}in ${leadStatuses.labels[to]}${undoes ? '' : ' now'}`;
      const onAction = () =>
        move({ lead: { ...lead, status: to }, to: lead.status, index: from, from: index, undoes: true });
      latest.current.forget = say(words, undoes ? {} : { action: { label: 'Undo', onAction } });
    },
    onRefused: (error, refused) => {
      setRefusal({ move: refused, error });
      setTold(true);
    },
  });
  // A query tells its readers of a change a moment later; this renders the board at once, so that a dropped card stays where it is.
  const move = (one: BoardMove, pressed = true) => {
    latest.current?.forget?.();
    latest.current = { move: one };
    save(one);
    setMoved({ id: one.lead.id, to: one.to, pressed });
  };
  const again = () => {
    setTold(false);
    if (refusal) move(refusal.move);
  };
  const close = () => {
    setTold(false);
    // The card that had the focus went back with the move.
    if (refusal) setMoved({ id: refusal.move.lead.id, to: refusal.move.lead.status, pressed: true });
  };
  const alert = (
    <AlertDialog
      open={told}
      title="Move failed"
      message={refusal ? wordsOf(refusal) : ''}
      onClose={close}
      action={{ label: 'Try again', onAction: again }}
    />
  );
  return {
    alert,
    moved,
    /** Without a place the card goes to the top: its menu moved it. */
    move: (lead: Lead, to: LeadStatus, from: number, index?: number) =>
      move({ lead, to, index: index ?? 0, from }, index === undefined),
  };
}

const wordsOf = ({ move: { lead }, error }: Refusal): string =>
  `${lead.full_name} is still in ${leadStatuses.labels[lead.status]}. ${messageOf(error, 'The status could not be saved.')}`;

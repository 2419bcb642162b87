import { useRef, useState } from 'react';
import { type LeadStatus, leadStatuses } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
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
  /** Moved by a button. A dragged card keeps the focus by itself, unless it goes into a rail. */
  pressed: boolean;
}

/** Moves that can be undone for a few seconds, and the alert about a move that the server refused. */
export function useBoardMoves() {
  const say = useSnackbar();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isAlertOpen, setAlertOpen] = useState(false);
  const [moved, setMoved] = useState<Moved>();
  // Only the latest move can be undone: the snackbar of an earlier move is closed, or never shown.
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
      setAlertOpen(true);
    },
  });
  // Query observers are notified with a delay; `setMoved` re-renders the board at once, so that a dropped card stays in
  // place.
  const move = (one: BoardMove, pressed = true) => {
    latest.current?.forget?.();
    latest.current = { move: one };
    save(one);
    setMoved({ id: one.lead.id, to: one.to, pressed });
  };
  const again = () => {
    setAlertOpen(false);
    if (refusal) move(refusal.move);
  };
  const close = () => {
    setAlertOpen(false);
    // The focused card went back to its old column: focus it there.
    if (refusal) setMoved({ id: refusal.move.lead.id, to: refusal.move.lead.status, pressed: true });
  };
  const alert = (
    <AlertDialog
      open={isAlertOpen}
      title="Move failed"
      message={refusal ? wordsOf(refusal) : ''}
      onClose={close}
      action={{ label: 'Try again', onAction: again }}
    />
  );
  return {
    alert,
    moved,
    /** Without `index`, a menu moved the card: it goes to the top. */
    move: (lead: Lead, to: LeadStatus, from: number, index?: number) =>
      move({ lead, to, index: index ?? 0, from }, index === undefined),
  };
}

const wordsOf = ({ move: { lead }, error }: Refusal): string =>
  `${lead.full_name} is still in ${leadStatuses.labels[lead.status]}. ${messageOf(error, 'The status could not be saved.')}`;

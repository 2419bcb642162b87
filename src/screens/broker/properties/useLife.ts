import { useState } from 'react';
import type { BrokerStep, PropertyStatus } from '#contract/properties/life.ts';
import type { PropertyRow } from '#contract/properties/schemas.ts';
import { useChangeStatus, useDuplicate } from '#src/features/properties/queries.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { stepBack, stepDone } from './stepWords.ts';

/** A step that was refused. */
export interface Refusal {
  row: PropertyRow;
  error: unknown;
}

/** The steps of a home's life: reports each step and offers to undo it. Only Delete is confirmed first. */
export const useLife = (onCopied: () => void) => {
  const say = useSnackbar();
  const change = useChangeStatus();
  const copy = useDuplicate();
  const [deleting, setDeleting] = useState<PropertyRow>();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [refused, setRefused] = useState(false);

  const refuse = (row: PropertyRow) => (error: unknown) => {
    setRefusal({ row, error });
    setRefused(true);
  };
  // Uses promises, because the callbacks of `mutate` are dropped when a second step starts.
  const go = (row: PropertyRow, from: PropertyStatus, to: BrokerStep, isUndo = false): Promise<void> =>
    change.mutateAsync({ params: { id: row.id }, body: { status: to } }).then(({ status }) => {
      const back = isUndo ? undefined : stepBack(from, status);
      const undo = back && { label: 'Undo', onAction: () => void go(row, status, back, true) };
      say(stepDone(from, status), undo ? { action: undo } : {});
    }, refuse(row));

  return {
    step: (row: PropertyRow, to: BrokerStep) => {
      if (to !== 'archived') return void go(row, row.status, to);
      setDeleting(row);
      setAsking(true);
    },
    duplicate: (row: PropertyRow) =>
      void copy.mutateAsync(row.id).then(() => {
        say('Copied. The copy is paused.');
        onCopied();
      }, refuse(row)),
    deletion: {
      row: deleting,
      open: asking,
      confirm: () => {
        setAsking(false);
        if (deleting) void go(deleting, deleting.status, 'archived');
      },
      close: () => setAsking(false),
    },
    refusal: {
      ...refusal,
      open: refused,
      sendForReview: () => {
        setRefused(false);
        if (refusal) void go(refusal.row, refusal.row.status, 'in_review');
      },
      close: () => setRefused(false),
    },
  };
};

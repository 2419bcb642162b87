import { ARCHIVED_DAYS } from '#contract/properties/life.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { ApiError, messageOf } from '#src/lib/apiError.ts';
import { AlertDialog } from '#src/ui/feedback/AlertDialog.tsx';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import type { useLife } from './useLife.ts';

// A refusal lists the steps that are allowed: with moderation, sending for review instead of going live.
const allowsReview = (error: unknown) =>
  error instanceof ApiError &&
  typeof error.body === 'object' &&
  error.body !== null &&
  'steps' in error.body &&
  Array.isArray(error.body.steps) &&
  error.body.steps.includes('in_review');

/** The confirmation before Delete, and the message when a step was refused. */
export function LifeDialogs({
  life: { deletion, refusal },
}: {
  life: Pick<ReturnType<typeof useLife>, 'deletion' | 'refusal'>;
}) {
  return (
    <>
      <ConfirmDialog
        open={deletion.open}
        title={`Delete ${deletion.row ? propertyTitle(deletion.row) : ''}?`}
        message={`Kept for ${ARCHIVED_DAYS} days: until then you can restore it. Visitors no longer see it.`}
        confirmLabel="Delete"
        danger
        onConfirm={deletion.confirm}
        onClose={deletion.close}
      />
      <AlertDialog
        open={refusal.open}
        title={`${refusal.row ? propertyTitle(refusal.row) : ''} was not changed`}
        message={messageOf(refusal.error, 'The change could not be saved. Try again.')}
        onClose={refusal.close}
        {...(allowsReview(refusal.error)
          ? { action: { label: 'Send for review', onAction: refusal.sendForReview } }
          : {})}
      />
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { leadSources } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import type { MergedField, MergeSide } from '#contract/leads/tools.ts';
import { UNMERGED_WITHIN_H } from '#contract/rules/lifetimes.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatDay } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { ResponsiveDialog } from '#src/ui/layout/ResponsiveDialog.tsx';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import { MergeChoices } from './MergeChoices.tsx';
import { useEventCounts, useMerge, useOtherLead, useUnmerge } from './mergeQueries.ts';
import { firstSides, mergeRows } from './mergeRows.ts';

interface MergeDialogProps {
  open: boolean;
  /** The lead that stays. */
  lead: Lead;
  /** The id of the lead that is merged into it. */
  otherId: number;
  onClose: () => void;
}

/** Two leads of one person side by side; the user chooses, field by field, what the merged lead keeps. */
export function MergeDialog({ open, lead, otherId, onClose }: MergeDialogProps) {
  const found = useOtherLead(otherId, open);
  const other = found.data?.data;
  const [chosen, setChosen] = useState<Partial<Record<MergedField, MergeSide>>>({});
  const merge = useMerge();
  const { mutate: unmerge } = useUnmerge();
  const say = useSnackbar();
  const rows = other ? mergeRows(lead, other) : [];
  const sides = { ...firstSides(rows), ...chosen };
  const counts = useEventCounts([lead.id, otherId], open);
  const undo = () =>
    unmerge(lead.id, { onError: (error) => say(messageOf(error, 'The merge could not be undone'), { failed: true }) });
  const save = () => {
    // The second click of a double click arrives while the dialog is closing.
    if (!open) return;
    const fields = Object.fromEntries(rows.flatMap(({ field, same }) => (same ? [] : [[field, sides[field]]])));
    const body = { other_id: otherId, fields };
    merge.mutate(
      { params: { id: lead.id }, body },
      {
        onSuccess: () => {
          onClose();
          say('Merged. Both timelines are one now.', { action: { label: 'Undo', onAction: undo } });
        },
      },
    );
  };
  const takeAll = (side: MergeSide) => setChosen(Object.fromEntries(rows.map(({ field }) => [field, side])));
  return (
    <ResponsiveDialog
      open={open}
      size="large"
      title="Merge two leads"
      line="Choose what the merged lead keeps. Both timelines become one."
      onClose={onClose}
      actions={
        <>
          <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}>
            <Undoable />
          </Box>
          <Button onClick={onClose}>Cancel</Button>
          <BusyButton variant="contained" busy={merge.isPending} busyText="Merging…" disabled={!other} onClick={save}>
            Merge
          </BusyButton>
        </>
      }
    >
      {other ? (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Box sx={heads}>
            <Side lead={lead} title="This lead, kept" events={counts[0]} onTakeAll={() => takeAll('mine')} />
            <Side lead={other} title="The other, merged in" events={counts[1]} onTakeAll={() => takeAll('theirs')} />
          </Box>
          <MergeChoices
            rows={rows}
            sides={sides}
            onChoose={(field, side) => setChosen((before) => ({ ...before, [field]: side }))}
          />
          <Box sx={{ display: { sm: 'none' } }}>
            <Undoable />
          </Box>
          {merge.isError ? (
            <Notice tone="error" urgent>
              {messageOf(merge.error, 'The leads could not be merged. Both are as they were.')}
            </Notice>
          ) : null}
        </Box>
      ) : found.isError ? (
        <InlineError message={messageOf(found.error, 'Failed to load the lead')} onRetry={() => found.refetch()} />
      ) : (
        <Loading shape="form" count={6} />
      )}
    </ResponsiveDialog>
  );
}

function Undoable() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'caption', color: 'roles.slate' }}>
      <Undo2 size={16} aria-hidden />
      {`Can be undone for ${UNMERGED_WITHIN_H} hours`}
    </Box>
  );
}

interface SideProps {
  lead: Lead;
  title: string;
  events: number | undefined;
  onTakeAll: () => void;
}

function Side({ lead, title, events, onTakeAll }: SideProps) {
  const line = [
    formatDay(lead.created_at, Date.now()),
    leadSources.labels[lead.source],
    events === undefined ? null : `${events} ${events === 1 ? 'event' : 'events'}`,
  ];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <PersonAvatar name={lead.full_name} fallback="NA" size={40} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text variant="subtitle2">{title}</Text>
        <Text variant="caption" quiet>
          {line.filter(Boolean).join(', ')}
        </Text>
      </Box>
      <Button
        variant="text"
        onClick={onTakeAll}
        aria-label={`Take all of ${title.toLowerCase().split(',')[0]}`}
        size="small"
        sx={{ flex: 'none' }}
      >
        Take all
      </Button>
    </Box>
  );
}

const heads = {
  display: 'grid',
  gap: space(1, 1.5),
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  // Leaves room for the field labels at the left.
  width: { sm: 'calc(100% - 124px)' },
  ml: 'auto',
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Lead, leadStatuses } from '#contract/leads.ts';
import type { DuplicateLead } from '#contract/leadWork.ts';
import { paths } from '#contract/paths.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatDay } from '#src/lib/format.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { sameWords } from '../sameWords.ts';
import { useDuplicates } from './leadWorkQueries.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { useDismiss } from './mergeQueries.ts';

/** Says which other leads have the same phone or e-mail: each can be opened, merged, or said to be somebody else. */
export function DuplicatesNotice({ lead }: { lead: Lead }) {
  const rows = useDuplicates(lead).data?.data ?? [];
  const { mutate: dismiss, isPending } = useDismiss(lead.id);
  // The other lead stays known while its dialog closes.
  const [merging, setMerging] = useState<{ otherId: number; open: boolean }>();
  const say = useSnackbar();
  const notTheSame = ({ id, full_name }: DuplicateLead) =>
    dismiss(id, {
      onSuccess: () => say(`${full_name} is not shown here any more`),
      onError: (error) => say(messageOf(error, 'It could not be saved'), { failed: true }),
    });
  const dialog = merging ? (
    <MergeDialog
      key={merging.otherId}
      open={merging.open}
      lead={lead}
      otherId={merging.otherId}
      onClose={() => setMerging({ ...merging, open: false })}
    />
  ) : null;
  if (rows.length === 0) return dialog;
  const title =
    rows.length === 1 ? 'Another lead may be the same person' : `${rows.length} other leads may be the same person`;
  return (
    <Notice tone="warning" title={title}>
      <Box component="ul" sx={{ display: 'grid', gap: '8px', mt: '4px', overflowWrap: 'anywhere' }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0, '& a': { color: 'inherit' } }}>
              <Link to={paths.broker.lead(row.id)}>{row.full_name}</Link>, {leadStatuses.labels[row.status]},{' '}
              {formatDay(row.created_at, Date.now())}: {sameWords(row.matches)}
            </Box>
            <Button
              onClick={() => setMerging({ otherId: row.id, open: true })}
              aria-label={`Compare and merge with ${row.full_name}`}
              sx={press}
            >
              Compare and merge
            </Button>
            <Button
              variant="text"
              disabled={isPending}
              onClick={() => notTheSame(row)}
              aria-label={`${row.full_name} is not the same`}
              sx={press}
            >
              Not the same
            </Button>
          </Box>
        ))}
      </Box>
      {dialog}
    </Notice>
  );
}

const press = { minHeight: { xs: 44, sm: 32 } } as const;

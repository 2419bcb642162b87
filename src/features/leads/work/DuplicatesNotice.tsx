import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { leadStatuses } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import type { DuplicateLead } from '#contract/leads/work.ts';
import { paths } from '#contract/paths.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatDay } from '#src/lib/format.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useFocusNearby } from '#src/ui/feedback/useFocusNearby.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { sameWords } from '../sameWords.ts';
import { useDuplicates } from './leadWorkQueries.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { useDismiss } from './mergeQueries.ts';

/** Lists other leads with the same phone or e-mail: each can be opened, merged, or dismissed as another person. */
export function DuplicatesNotice({ lead }: { lead: Lead }) {
  const rows = useDuplicates(lead).data?.data ?? [];
  const { mutate: dismiss, isPending } = useDismiss(lead.id);
  // Keeps the other lead's id while its dialog closes.
  const [merging, setMerging] = useState<{ otherId: number; open: boolean }>();
  const say = useSnackbar();
  const notTheSame = ({ id, full_name }: DuplicateLead) => {
    if (isPending) return;
    dismiss(id, {
      onSuccess: () => say(`${full_name} is not shown here any more`),
      onError: (error) => say(messageOf(error, 'It could not be saved'), { failed: true }),
    });
  };
  const title =
    rows.length === 1 ? 'Another lead may be the same person' : `${rows.length} other leads may be the same person`;
  return (
    <>
      {rows.length > 0 ? (
        <Box component="section" aria-label="Duplicates" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
          <Notice tone="warning" title={title}>
            <Box component="ul" sx={{ display: 'grid', gap: 1, mt: 0.5, overflowWrap: 'anywhere' }}>
              {rows.map((row) => (
                <Duplicate
                  key={row.id}
                  row={row}
                  onMerge={() => setMerging({ otherId: row.id, open: true })}
                  onDismiss={() => notTheSame(row)}
                />
              ))}
            </Box>
          </Notice>
        </Box>
      ) : null}
      {merging ? (
        <MergeDialog
          key={merging.otherId}
          open={merging.open}
          lead={lead}
          otherId={merging.otherId}
          onClose={() => setMerging({ ...merging, open: false })}
        />
      ) : null}
    </>
  );
}

interface DuplicateProps {
  row: DuplicateLead;
  onMerge: () => void;
  onDismiss: () => void;
}

function Duplicate({ row, onMerge, onDismiss }: DuplicateProps) {
  const { id, full_name, status, created_at, matches } = row;
  const place = useFocusNearby();
  return (
    <Box component="li">
      <Box ref={place} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0, '& a': { color: 'inherit' } }}>
          <Link to={paths.broker.lead(id)}>{full_name}</Link>, {leadStatuses.labels[status]},{' '}
          {formatDay(created_at, Date.now())}: {sameWords(matches)}
        </Box>
        <Box sx={presses}>
          <Button variant="text" size="small" onClick={onDismiss} aria-label={`Not the same: ${full_name}`}>
            Not the same
          </Button>
          <Button size="small" onClick={onMerge} aria-label={`Compare and merge with ${full_name}`}>
            <span>
              Compare
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {' and merge'}
              </Box>
            </span>
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

// On a phone, the buttons share a line of their own.
const presses = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  flex: { xs: '1 1 100%', sm: 'none' },
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import type { Lead } from '#contract/leads/schemas.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { DebouncedSearch } from '#src/ui/inputs/DebouncedSearch.tsx';
import { ResponsiveDialog } from '#src/ui/layout/ResponsiveDialog.tsx';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import { LeadStatusChip } from '../LeadStatusChip.tsx';
import { useLeadsLike } from './leadWorkQueries.ts';
import { MergeDialog } from './MergeDialog.tsx';

interface OtherLeadDialogProps {
  /** The lead that stays. */
  lead: Lead;
  open: boolean;
  onClose: () => void;
}

/** Finds the other lead of a merge among the broker's leads, then opens the merge. */
export function OtherLeadDialog({ lead, open, onClose }: OtherLeadDialogProps) {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const found = useLeadsLike(q, open);
  // Keeps the other lead's id while its dialog closes.
  const [chosen, setChosen] = useState<{ id: number; open: boolean }>();
  const rows = found.data?.data.filter(({ id }) => id !== lead.id);
  return (
    <>
      {/* Rendered before the search: when two dialogs close at once, the latter one restores the focus. */}
      {chosen ? (
        <MergeDialog
          key={chosen.id}
          open={chosen.open}
          lead={lead}
          otherId={chosen.id}
          onClose={() => {
            setChosen({ ...chosen, open: false });
            onClose();
          }}
        />
      ) : null}
      <ResponsiveDialog
        open={open}
        title="Merge with another lead"
        line={`Which one is the same person as ${lead.full_name}?`}
        onClose={onClose}
      >
        <Box sx={{ display: 'grid', alignContent: 'start', gap: 1.5, minHeight: 280, pt: 0.5 }}>
          <DebouncedSearch
            value={typed}
            onSettle={setTyped}
            label="Search by name, phone or e-mail"
            busy={found.isFetching}
            autoFocus
          />
          {q === '' ? null : rows ? (
            <Found rows={rows} q={q} onChoose={(id) => setChosen({ id, open: true })} />
          ) : found.isError ? (
            <InlineError
              message={messageOf(found.error, 'The leads could not be searched')}
              onRetry={() => found.refetch()}
            />
          ) : (
            <Loading shape="list" count={3} />
          )}
        </Box>
      </ResponsiveDialog>
    </>
  );
}

interface FoundProps {
  rows: readonly Lead[];
  /** The search text. */
  q: string;
  onChoose: (id: number) => void;
}

function Found({ rows, q, onChoose }: FoundProps) {
  return (
    <>
      <Text role="status" variant="caption" quiet sx={{ overflowWrap: 'anywhere' }}>
        {rows.length === 0
          ? `No other lead fits “${q}”`
          : `${rows.length} ${rows.length === 1 ? 'lead fits' : 'leads fit'}`}
      </Text>
      <Box component="ul" aria-label="Leads that fit" sx={{ mx: -1 }}>
        {rows.map(({ id, full_name, phone, email, status }) => (
          <li key={id}>
            <ButtonBase onClick={() => onChoose(id)} sx={choice}>
              <PersonAvatar name={full_name} fallback="NA" size={36} />
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box
                  component="span"
                  sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(0.5, 1) }}
                >
                  <Text component="span" variant="subtitle2">
                    {full_name}
                  </Text>
                  <LeadStatusChip status={status} />
                </Box>
                <Text component="span" variant="caption" quiet sx={{ display: 'block' }}>
                  {[phone, email].filter(Boolean).join(' · ')}
                </Text>
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </>
  );
}

const choice = {
  width: '100%',
  minHeight: 56,
  gap: 1.5,
  p: 1,
  borderRadius: '8px',
  textAlign: 'left',
  '&:hover': { bgcolor: 'roles.hover' },
} as const;

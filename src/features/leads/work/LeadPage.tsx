import Box from '@mui/material/Box';
import { type Lead, type LeadStatus, leadStatuses } from '#contract/leads.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { useRecordForms } from '#src/lib/useRecordForms.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { LeadForm } from '../LeadForm.tsx';
import type { LeadApi } from '../leadApi.ts';
import { DuplicatesNotice } from './DuplicatesNotice.tsx';
import { FollowUpCard } from './FollowUpCard.tsx';
import { LeadComposer } from './LeadComposer.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadHead } from './LeadHead.tsx';
import { LeadStatusBar } from './LeadStatusBar.tsx';
import { LeadTimeline } from './LeadTimeline.tsx';
import { useMoveLead } from './leadWorkQueries.ts';

/** All of a lead: who it is, how far it is, what happened, and what comes next. */
export function LeadPage({ api, lead }: { api: LeadApi; lead: Lead }) {
  const { id, status } = lead;
  const say = useSnackbar();
  const { mutate: move } = useMoveLead(api);
  const { edit, forms } = useRecordForms<Lead>('Lead', say);
  const moveTo = (next: LeadStatus) => {
    const onError = (error: Error) => say(messageOf(error, 'The status could not be saved'), { failed: true });
    const onAction = () => move({ id, status }, { onError });
    const onSuccess = () => say(`Moved to ${leadStatuses.labels[next]}`, { action: { label: 'Undo', onAction } });
    move({ id, status: next }, { onSuccess, onError });
  };
  return (
    <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LeadHead lead={lead} />
      <LeadStatusBar status={status} onMove={moveTo} />
      {api.role === 'broker' ? <DuplicatesNotice lead={lead} /> : null}
      <Box sx={parts}>
        <Box sx={{ gridArea: 'plan', minWidth: 0 }}>
          <FollowUpCard api={api} lead={lead} />
        </Box>
        <Box sx={{ gridArea: 'write', minWidth: 0 }}>
          <LeadComposer api={api} id={id} />
        </Box>
        <Box sx={{ gridArea: 'facts', minWidth: 0 }}>
          <LeadFacts lead={lead} onEdit={() => edit(lead)} />
        </Box>
        <Box sx={{ gridArea: 'told', minWidth: 0 }}>
          <LeadTimeline api={api} id={id} />
        </Box>
      </Box>
      {forms.map(({ key, row, ...form }) => (row ? <LeadForm key={key} api={api} lead={row} {...form} /> : null))}
    </Box>
  );
}

// A phone reads what comes next before what was.
const parts = {
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"plan" "write" "facts" "told"',
  alignItems: 'start',
  '@media (min-width: 1100px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 336px',
    // The timeline follows the composer, however high the follow-up is.
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"write plan" "told plan" "told facts"',
  },
} as const;

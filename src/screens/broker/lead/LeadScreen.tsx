import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { number, object } from 'yup';
import { type Lead, type LeadStatus, leadStatuses } from '#contract/leads.ts';
import { paths, propertyIdIn } from '#contract/paths.ts';
import { LeadForm } from '#src/features/leads/LeadForm.tsx';
import { brokerLeadApi as api } from '#src/features/leads/leadApi.ts';
import { DuplicatesNotice } from '#src/features/leads/work/DuplicatesNotice.tsx';
import { FollowUpCard } from '#src/features/leads/work/FollowUpCard.tsx';
import { LeadComposer } from '#src/features/leads/work/LeadComposer.tsx';
import { LeadFacts } from '#src/features/leads/work/LeadFacts.tsx';
import { LeadHead } from '#src/features/leads/work/LeadHead.tsx';
import { LeadStatusBar } from '#src/features/leads/work/LeadStatusBar.tsx';
import { LeadTimeline } from '#src/features/leads/work/LeadTimeline.tsx';
import { useLead, useMoveLead } from '#src/features/leads/work/leadWorkQueries.ts';
import { ApiError, messageOf } from '#src/lib/apiError.ts';
import { useRecordForms } from '#src/lib/useRecordForms.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';

/** A lead's own page: who it is, how far it is, what happened, and what comes next. */
export function LeadScreen() {
  const { id: segment = '' } = useParams();
  const id = propertyIdIn(segment);
  return id === undefined ? (
    <Frame>
      <Missing />
    </Frame>
  ) : (
    <Loaded key={id} id={id} />
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <Button
        component={Link}
        to={paths.broker.crm}
        variant="text"
        startIcon={<ArrowLeft size={16} />}
        sx={{ ml: '-8px', mb: '8px', minHeight: { xs: 44, sm: 32 } }}
      >
        CRM
      </Button>
      {children}
    </Box>
  );
}

function Missing() {
  return (
    <EmptyState
      size="large"
      drawing="missing"
      title="This lead is not in your list"
      text="Its address may not be complete, or the lead is not yours."
      action={
        <Button component={Link} to={paths.broker.crm}>
          Go to the CRM
        </Button>
      }
    />
  );
}

const merged = object({ kept: number().required() });

/** The lead that a refused one was merged into. */
const mergedInto = (error: unknown): number | undefined =>
  error instanceof ApiError && error.status === 410 && merged.isValidSync(error.body) ? error.body.kept : undefined;

function Loaded({ id }: { id: number }) {
  const { data, error, refetch } = useLead(api, id);
  if (data)
    return (
      <Frame>
        <Page lead={data.data} />
      </Frame>
    );
  const kept = mergedInto(error);
  if (kept) return <Navigate to={paths.broker.lead(kept)} replace />;
  return (
    <Frame>
      {error instanceof ApiError && error.status === 404 ? (
        <Missing />
      ) : error ? (
        <InlineError drawing message={messageOf(error, 'Failed to load the lead')} onRetry={() => refetch()} />
      ) : (
        <Loading shape="facts" count={8} />
      )}
    </Frame>
  );
}

function Page({ lead }: { lead: Lead }) {
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
      <DuplicatesNotice lead={lead} />
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

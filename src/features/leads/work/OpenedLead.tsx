import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { number, object } from 'yup';
import { propertyIdIn } from '#contract/paths.ts';
import { ApiError, messageOf } from '#src/lib/apiError.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import type { LeadApi } from '../leadApi.ts';
import { LeadPage } from './LeadPage.tsx';
import { useLead } from './leadWorkQueries.ts';
import { moveNotes } from './noteDrafts.ts';

/** The lead of the address with its page: loading, failed, missing, or merged into another one. */
export function OpenedLead({ api }: { api: LeadApi }) {
  const { id: segment = '' } = useParams();
  const id = propertyIdIn(segment);
  return id === undefined ? (
    <Frame api={api}>
      <Missing api={api} />
    </Frame>
  ) : (
    <Loaded key={id} api={api} id={id} />
  );
}

function Frame({ api, children }: { api: LeadApi; children: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <Button
        component={Link}
        to={api.pages.crm}
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

function Missing({ api }: { api: LeadApi }) {
  return (
    <EmptyState
      size="large"
      drawing="missing"
      title="This lead is not in your list"
      text="Its address may not be complete, or the lead is not yours."
      action={
        <Button component={Link} to={api.pages.crm}>
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

function Loaded({ api, id }: { api: LeadApi; id: number }) {
  const { data, error, refetch } = useLead(api, id);
  // It may be merged while it is open.
  const kept = mergedInto(error);
  if (kept) {
    moveNotes(api, id, kept);
    return <Navigate to={api.pages.lead(kept)} replace />;
  }
  if (data)
    return (
      <Frame api={api}>
        <LeadPage api={api} lead={data.data} />
      </Frame>
    );
  return (
    <Frame api={api}>
      {error instanceof ApiError && error.status === 404 ? (
        <Missing api={api} />
      ) : error ? (
        <InlineError drawing message={messageOf(error, 'Failed to load the lead')} onRetry={() => refetch()} />
      ) : (
        <Loading shape="facts" count={8} />
      )}
    </Frame>
  );
}

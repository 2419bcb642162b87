import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { number, object } from 'yup';
import { propertyIdIn } from '#contract/paths.ts';
import { ApiError, messageOf } from '#src/lib/apiError.ts';
import { useDocumentTitle } from '#src/lib/useDocumentTitle.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import type { LeadApi } from '../leadApi.ts';
import { listIn } from '../leadSheetAddress.ts';
import { LeadPage } from './LeadPage.tsx';
import { useLead } from './leadWorkQueries.ts';
import { moveNotes } from './noteDrafts.ts';

/** The page of the lead named in the URL. */
export function OpenedLead({ api }: { api: LeadApi }) {
  const { id = '' } = useParams();
  const { state } = useLocation();
  return (
    <>
      <Button
        component={Link}
        to={`${api.pages.crm}${listIn(state)}`}
        variant="text"
        startIcon={<ArrowLeft size={16} />}
        size="small"
        sx={{ ml: -1, mb: 1 }}
      >
        CRM
      </Button>
      <LoadedLead key={id} api={api} id={propertyIdIn(id)} addressOf={api.pages.lead} />
    </>
  );
}

const merged = object({ kept: number().required() });

/** The id of the lead that the requested one was merged into (410). */
const mergedInto = (error: unknown): number | undefined =>
  error instanceof ApiError && error.status === 410 && merged.isValidSync(error.body) ? error.body.kept : undefined;

interface LoadedLeadProps {
  api: LeadApi;
  /** Undefined if the URL has no valid id. */
  id: number | undefined;
  /** The address of the lead that this one was merged into. */
  addressOf: (id: number) => string;
  /** In a sheet, whose header already shows the name. */
  aside?: boolean;
}

/** A lead's full view, or its loading, failed, missing or merged state. */
export function LoadedLead({ id, ...props }: LoadedLeadProps) {
  return id === undefined ? <Missing api={props.api} /> : <Loaded id={id} {...props} />;
}

function Missing({ api }: { api: LeadApi }) {
  return (
    <EmptyState
      size="large"
      drawing="missing"
      title="This lead is not in your list"
      text="The link may be incomplete, or the lead is not yours."
      action={
        <Button component={Link} to={api.pages.crm}>
          Go to the CRM
        </Button>
      }
    />
  );
}

function Loaded({ api, id, addressOf, aside }: LoadedLeadProps & { id: number }) {
  const { state } = useLocation();
  const { data, error, refetch } = useLead(api, id);
  useDocumentTitle(data?.data.full_name ? `${data.data.full_name} · Nivaas` : undefined);
  // It may have been merged, even while it was open.
  const kept = mergedInto(error);
  if (kept) {
    moveNotes(api, id, kept);
    return <Navigate to={addressOf(kept)} replace state={state} />;
  }
  if (data) return <LeadPage api={api} lead={data.data} aside={aside} />;
  if (error instanceof ApiError && error.status === 404) return <Missing api={api} />;
  if (error) {
    const message = messageOf(error, 'Failed to load the lead');
    return <InlineError drawing message={message} onRetry={() => refetch()} />;
  }
  return <Loading shape="facts" count={8} />;
}

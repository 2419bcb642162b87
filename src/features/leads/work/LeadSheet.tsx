import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { propertyIdIn } from '#contract/paths.ts';
import { isOverlay } from '#src/lib/overlayState.ts';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { SnackbarProvider } from '#src/ui/feedback/SnackbarProvider.tsx';
import { ResponsiveDialog } from '#src/ui/layout/ResponsiveDialog.tsx';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import type { LeadApi } from '../leadApi.ts';
import { besideTable, SHEET, tableAlone, useListState } from '../leadSheetAddress.ts';
import { leadLine } from './leadLine.ts';
import { useLead } from './leadWorkQueries.ts';

// Loaded when a lead is opened, so that it does not delay the table.
const LoadedLead = lazy(async () => {
  const { LoadedLead: Loaded } = await import('./OpenedLead.tsx');
  return { default: Loaded };
});

/** The lead named in the URL, in a sheet beside the table. A phone opens the lead's page instead. */
export function LeadSheet({ api }: { api: LeadApi }) {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const list = useListState();
  const navigate = useNavigate();
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const id = propertyIdIn(params.get(SHEET) ?? '');
  // Removes an invalid id from the URL.
  if (id === undefined) return params.has(SHEET) ? <Navigate to={tableAlone(params)} replace /> : null;
  if (phone) return <Navigate to={api.pages.lead(id)} replace state={list} />;
  const close = () => {
    if (isOverlay(state)) return navigate(-1);
    return navigate(tableAlone(params), { replace: true });
  };
  return <Sheet key={id} api={api} id={id} addressOf={(kept) => besideTable(params, kept)} onClose={close} />;
}

interface SheetProps {
  api: LeadApi;
  id: number;
  addressOf: (id: number) => string;
  onClose: () => void;
}

function Sheet({ api, id, addressOf, onClose }: SheetProps) {
  const lead = useLead(api, id).data?.data;
  const list = useListState();
  return (
    <ResponsiveDialog
      size="sheet"
      open
      title={lead?.full_name ?? 'Lead'}
      {...(lead && {
        line: leadLine(lead),
        lead: <PersonAvatar name={lead.full_name} fallback="NA" size={44} />,
      })}
      tools={
        lead ? (
          <Button
            component={Link}
            to={api.pages.lead(id)}
            state={list}
            variant="text"
            size="small"
            sx={{ flex: 'none' }}
          >
            Open page
          </Button>
        ) : null
      }
      onClose={onClose}
      // Snackbars with Undo belong to the sheet, because the page behind it cannot be reached.
      wrap={(parts) => <SnackbarProvider>{parts}</SnackbarProvider>}
    >
      <Suspense fallback={<Loading shape="facts" count={8} />}>
        <LoadedLead api={api} id={id} addressOf={addressOf} aside />
      </Suspense>
    </ResponsiveDialog>
  );
}

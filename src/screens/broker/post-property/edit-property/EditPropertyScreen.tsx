import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { paths, propertyIdIn } from '#contract/paths.ts';
import { isEditable } from '#contract/properties/life.ts';
import type { PropertyDetail } from '#contract/properties/schemas.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { useFreshProperty } from '#src/features/properties/queries.ts';
import { QuotaNotice } from '#src/features/quotas/QuotaNotice.tsx';
import { ApiError, messageOf } from '#src/lib/apiError.ts';
import { useSession } from '#src/lib/sessions.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { useTabDraft } from '../useTabDraft.ts';
import { EditPropertyForm } from './EditPropertyForm.tsx';
import { editSlotOf, readEditDraft } from './editDraft.ts';

const toList = (
  <Button component={Link} to={paths.broker.properties}>
    Go to My Properties
  </Button>
);

/** Edits a broker's home, in Post Property's own form. */
export function EditPropertyScreen() {
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

function Frame({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <>
      <Button
        component={Link}
        to={paths.broker.properties}
        variant="text"
        startIcon={<ArrowLeft size={16} />}
        sx={{ ml: -1, mb: 0.5 }}
      >
        My Properties
      </Button>
      <PageHeader title="Edit property" {...(title ? { purpose: title } : {})} />
      {children}
    </>
  );
}

function Missing() {
  return (
    <EmptyState
      size="large"
      drawing="missing"
      title="This home is not in your list"
      text="It may have been deleted, or the link is incomplete."
      action={toList}
    />
  );
}

function Loaded({ id }: { id: number }) {
  const detail = useFreshProperty(id);
  // Never from the cache: if the home was changed since, this edit would be out of date from the start.
  const home = detail.isFetchedAfterMount && !detail.isError ? detail.data?.data : undefined;
  if (home)
    return (
      <Frame title={propertyTitle(home)}>
        {isEditable(home.status) ? <Editing home={home} /> : <Closed {...home} />}
      </Frame>
    );
  if (detail.error instanceof ApiError && detail.error.status === 404)
    return (
      <Frame>
        <Missing />
      </Frame>
    );
  return (
    <Frame>
      {detail.isError ? (
        <InlineError
          drawing
          message={messageOf(detail.error, 'Failed to load the home')}
          onRetry={() => detail.refetch()}
        />
      ) : (
        <Loading shape="facts" count={8} />
      )}
    </Frame>
  );
}

function Closed({ status }: Pick<PropertyDetail, 'status'>) {
  return (
    <EmptyState
      size="large"
      title="This home cannot be edited"
      text={
        status === 'archived' ? 'You deleted it. Restore it in My Properties first.' : 'Nivaas took it off the site.'
      }
      action={toList}
    />
  );
}

function Editing({ home }: { home: PropertyDetail }) {
  const slot = editSlotOf(useSession('broker')?.brokerId ?? 0, home.id);
  const found = useTabDraft(slot, readEditDraft);
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  if (!found) return <Loading shape="facts" count={8} />;
  return (
    <>
      <QuotaNotice of={['photos', 'storage_mb']} />
      {found.own ? null : (
        <Box sx={{ mb: 2.5 }}>
          <Notice tone="warning" title="This home is open in another tab">
            A draft of it is kept there. You can edit it here as well, but what you change is not kept when this tab is
            closed or reloaded.
          </Notice>
        </Box>
      )}
      <EditPropertyForm
        key={slot}
        home={home}
        slot={found.own ? slot : undefined}
        draft={found.draft}
        onSaved={(isMounted) => {
          snackbar('Changes saved');
          if (isMounted) void navigate(paths.broker.properties);
        }}
      />
    </>
  );
}

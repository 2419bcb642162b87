import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useCrmView } from '#src/features/leads/board/useCrmView.ts';
import { ViewChoice } from '#src/features/leads/board/ViewChoice.tsx';
import { ExportLeads } from '#src/features/leads/ExportLeads.tsx';
import { LeadDialogs } from '#src/features/leads/LeadDialogs.tsx';
import { LeadFilters } from '#src/features/leads/LeadFilters.tsx';
import { LeadTable } from '#src/features/leads/LeadTable.tsx';
import { brokerLeadApi } from '#src/features/leads/leadApi.ts';
import { useLeads } from '#src/features/leads/queries.ts';
import { useLeadDialogs } from '#src/features/leads/useLeadDialogs.ts';
import { QuotaNotice } from '#src/features/quotas/QuotaNotice.tsx';
import { type TableState, useTableState } from '#src/lib/useTableState.ts';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';

// Most brokers look at the table: what drags cards is fetched with the board.
const LeadBoard = lazy(async () => {
  const { LeadBoard: Board } = await import('#src/features/leads/board/LeadBoard.tsx');
  return { default: Board };
});

/** A broker's CRM: the own leads as a table or a board, to view, add, edit and take along (specification 000, section 2). */
export function BrokerCrmScreen() {
  const [table, change] = useTableState();
  const [view, setView] = useCrmView();
  const dialogs = useLeadDialogs();
  const board = view === 'board';
  return (
    <>
      <PageHeader
        title="CRM - My Leads"
        purpose="Everyone who asked about a home of yours, and how far you are with them"
        actions={
          <>
            <ExportLeads api={brokerLeadApi} filter={table} />
            <Button variant="contained" onClick={dialogs.add}>
              + Add Lead
            </Button>
          </>
        }
      />
      <QuotaNotice of={['leads_a_day']} />
      <LeadFilters filter={table} change={change} withStatus={!board} withFollowUp>
        <ViewChoice view={view} onChange={setView} />
      </LeadFilters>
      {board ? (
        <Suspense fallback={<Loading />}>
          <LeadBoard filter={table} onAdd={dialogs.addAs} onClear={() => change({ q: '', follow_up: '' })} />
        </Suspense>
      ) : (
        <MyLeads state={table} change={change} dialogs={dialogs} />
      )}
      <LeadDialogs api={brokerLeadApi} dialogs={dialogs} />
    </>
  );
}

interface MyLeadsProps {
  state: TableState;
  change: (change: Partial<TableState>) => void;
  dialogs: Pick<ReturnType<typeof useLeadDialogs>, 'view' | 'edit'>;
}

function MyLeads({ state, change, dialogs }: MyLeadsProps) {
  return (
    <LeadTable
      title="My Leads"
      emptyText="No leads"
      withFollowUp
      state={state}
      change={change}
      leads={useLeads(brokerLeadApi, state)}
      onView={dialogs.view}
      onEdit={dialogs.edit}
    />
  );
}

import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Lead } from '#contract/leads/schemas.ts';
import { paths } from '#contract/paths.ts';
import { useCrmView } from '#src/features/leads/board/useCrmView.ts';
import { ViewChoice } from '#src/features/leads/board/ViewChoice.tsx';
import { BulkBar } from '#src/features/leads/bulk/BulkBar.tsx';
import { ExportLeads } from '#src/features/leads/ExportLeads.tsx';
import { LeadDialogs } from '#src/features/leads/LeadDialogs.tsx';
import { LeadFilters } from '#src/features/leads/LeadFilters.tsx';
import { LeadTable } from '#src/features/leads/LeadTable.tsx';
import { brokerLeadApi } from '#src/features/leads/leadApi.ts';
import { useLeads } from '#src/features/leads/queries.ts';
import { useLeadDialogs } from '#src/features/leads/useLeadDialogs.ts';
import { SavedViews } from '#src/features/leads/views/SavedViews.tsx';
import { LeadSheet } from '#src/features/leads/work/LeadSheet.tsx';
import { QuotaNotice } from '#src/features/quotas/QuotaNotice.tsx';
import { type TableState, useTableState } from '#src/lib/useTableState.ts';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';

// Most brokers use the table: the code for dragging cards is fetched only with the board.
const LeadBoard = lazy(async () => {
  const { LeadBoard: Board } = await import('#src/features/leads/board/LeadBoard.tsx');
  return { default: Board };
});

const TITLE = 'My Leads';

/** A broker's CRM: their leads as a table or a board, to view, add, edit and export (specification 000, section 2). */
export function BrokerCrmScreen() {
  const [table, change] = useTableState();
  const [view, setView] = useCrmView();
  const dialogs = useLeadDialogs();
  // Opening a saved view also restores its columns: the table is mounted again.
  const [opened, setOpened] = useState(0);
  const board = view === 'board';
  return (
    <>
      <PageHeader
        title="CRM - My Leads"
        purpose="Everyone who asked about your homes, and where each lead stands"
        actions={
          <>
            <Button component={Link} to={paths.broker.importLeads} startIcon={<Upload size={18} />}>
              Import
            </Button>
            {/* The board has a column for each status, so no status filter applies. */}
            <ExportLeads api={brokerLeadApi} filter={board ? { ...table, status: '' } : table} />
            <Button variant="contained" onClick={dialogs.add}>
              + Add Lead
            </Button>
          </>
        }
      />
      <QuotaNotice of={['leads_a_day']} />
      <LeadFilters
        filter={table}
        change={change}
        withStatus={!board}
        worked
        views={<SavedViews table={TITLE} onOpen={() => setOpened((count) => count + 1)} />}
      >
        <ViewChoice view={view} onChange={setView} />
      </LeadFilters>
      {board ? (
        <Suspense fallback={<Loading />}>
          <LeadBoard
            filter={table}
            onAdd={dialogs.addAs}
            onClear={() => change({ q: '', follow_up: '', assigned_to: '' })}
          />
        </Suspense>
      ) : (
        <MyLeads key={opened} state={table} change={change} dialogs={dialogs} />
      )}
      <LeadDialogs api={brokerLeadApi} dialogs={dialogs} />
      <LeadSheet api={brokerLeadApi} />
    </>
  );
}

interface MyLeadsProps {
  state: TableState;
  change: (change: Partial<TableState>) => void;
  dialogs: Pick<ReturnType<typeof useLeadDialogs>, 'view' | 'edit'>;
}

function MyLeads({ state, change, dialogs }: MyLeadsProps) {
  const leads = useLeads(brokerLeadApi, state);
  const rows = leads.data?.data ?? [];
  const [ticked, setChosen] = useState<ReadonlyMap<number, Lead>>();
  // Leads of other pages stay as they were read; those of this page may have changed since they were ticked.
  const chosen = ticked && new Map([...ticked].map(([id, lead]) => [id, rows.find((row) => row.id === id) ?? lead]));
  const choose = (ids: ReadonlySet<number>) => {
    const read = [...(chosen?.values() ?? []), ...rows].filter(({ id }) => ids.has(id));
    setChosen(new Map(read.map((lead) => [lead.id, lead])));
  };
  return (
    <LeadTable
      title={TITLE}
      selection={chosen && { ids: new Set(chosen.keys()), onChange: choose, nameOf: ({ full_name }) => full_name }}
      bar={
        chosen ? (
          <BulkBar chosen={chosen} onKeep={choose} onEnd={() => setChosen(undefined)} />
        ) : rows.length > 0 ? (
          <Button variant="text" onClick={() => setChosen(new Map())}>
            Choose
          </Button>
        ) : null
      }
      emptyText="No leads"
      worked
      state={state}
      change={change}
      leads={leads}
      onView={dialogs.view}
      onEdit={dialogs.edit}
    />
  );
}

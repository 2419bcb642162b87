import Button from '@mui/material/Button';
import { ExportLeads } from '#src/features/leads/ExportLeads.tsx';
import { LeadDialogs } from '#src/features/leads/LeadDialogs.tsx';
import { LeadFilters } from '#src/features/leads/LeadFilters.tsx';
import { LeadTable } from '#src/features/leads/LeadTable.tsx';
import { brokerLeadApi } from '#src/features/leads/leadApi.ts';
import { useLeads } from '#src/features/leads/queries.ts';
import { useLeadDialogs } from '#src/features/leads/useLeadDialogs.ts';
import { QuotaNotice } from '#src/features/quotas/QuotaNotice.tsx';
import { useTableState } from '#src/lib/useTableState.ts';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';

/** A broker's CRM: the own leads, to view, add, edit and take along (specification 000, section 2). */
export function BrokerCrmScreen() {
  const [table, change] = useTableState();
  const leads = useLeads(brokerLeadApi, table);
  const dialogs = useLeadDialogs();
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
      <LeadFilters filter={table} change={change} />
      <LeadTable
        title="My Leads"
        emptyText="No leads"
        state={table}
        change={change}
        leads={leads}
        onView={dialogs.view}
        onEdit={dialogs.edit}
      />
      <LeadDialogs api={brokerLeadApi} dialogs={dialogs} />
    </>
  );
}
